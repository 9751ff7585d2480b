/** The table that is open, for the bar above every page. */
import { MediaQuery } from 'svelte/reactivity';
import type { TableStore } from './table.svelte';

class Opened {
  store = $state.raw<TableStore | null>(null);
  /** A wide window's bar has room to say how far the game is; a narrow one says it with the turn. */
  private readonly wide = new MediaQuery('min-width: 1200px');

  readonly isInBar = $derived(this.wide.current && this.store !== null);
}

export const opened = new Opened();
