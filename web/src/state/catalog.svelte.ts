/** What can be played, and by which programs. */
import { get } from '../api/http';
import type { Title } from '../api/types';

class Catalog {
  titles = $state.raw<Title[]>([]);
  bots = $state.raw<string[]>([]);

  async load(): Promise<void> {
    [this.titles, this.bots] = await Promise.all([get<Title[]>('/api/titles'), get<string[]>('/api/bots')]);
  }

  title(id: string): Title | undefined {
    return this.titles.find((title) => title.id === id);
  }

  /** The strongest program that answers at once: the bot of a table unless another is asked for. */
  get usualBot(): string {
    return this.bots.includes('builder') ? 'builder' : (this.bots[0] ?? 'random');
  }
}

export const catalog = new Catalog();
