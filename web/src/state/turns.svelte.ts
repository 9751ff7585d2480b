/** Where it is one's own turn: shown in the bar and in the title of the window. */
import { get } from '../api/http';
import type { Table } from '../api/types';
import { session } from './session.svelte';

const EVERY = 15_000;
/** Moves that follow each other soon are asked about together. */
const SOON = 400;

class Turns {
  count = $state(0);
  next = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    setInterval(() => void this.look(), EVERY);
  }

  lookSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), SOON);
  }

  async look(): Promise<void> {
    if (session.name === null || document.hidden) return;
    const { turns, tables } = await get<{ turns: number; tables: Table[] }>('/api/turns').catch(() => ({
      turns: 0,
      tables: [],
    }));
    this.count = turns;
    this.next = tables.find((table) => table.my_turn)?.id ?? null;
    document.title = turns > 0 ? `(${turns}) Kursbuch` : 'Kursbuch';
  }
}

export const turns = new Turns();
