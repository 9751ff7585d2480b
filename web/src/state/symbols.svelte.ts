/** The symbols that drawings are made of. They are named after their content, so each is fetched once for ever. */
import { SvelteMap } from 'svelte/reactivity';
import type { Drawing, Picture } from '../api/state';

class Symbols {
  private known = new SvelteMap<string, Picture>();

  /** Each is told once: also what is not shown yet is kept. */
  add(symbols: Record<string, Picture>): void {
    for (const [name, picture] of Object.entries(symbols)) {
      if (!this.known.has(name)) this.known.set(name, picture);
    }
  }

  /** Keep what came with a drawing: told again with other symbols or without them, it is still the same drawing. */
  takeFrom(drawing: Drawing | undefined): void {
    if (drawing === undefined) return;
    this.add(drawing.symbols);
    drawing.symbols = {};
  }

  get(name: string): Picture | undefined {
    return this.known.get(name);
  }
}

export const symbols = new Symbols();
