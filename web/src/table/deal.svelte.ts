/** A move that is being thought about: what it would bring about is shown before it is made. */
import type { Preview, State } from '../api/state';
import type { Action } from '../api/types';
import { painted } from '../parts/painted';
import type { TableStore } from '../state/table.svelte';

class Deal {
  action = $state.raw<Action | null>(null);
  effect = $state.raw<Preview | null>(null);
  /** The effect of a choice that is only pointed at. */
  looked = $state.raw<Preview | null>(null);
  /** Who looked at what could be done then: the question stands as long as both stay. */
  private asked: Pick<State, 'seat' | 'offers'> | null = null;
  /** The position that the effect belongs to. */
  private number: number | undefined;
  /** What was in focus before the question. */
  private opener: Element | null = null;

  /** Ask what a move would do, and whether to make it. */
  async consider(store: TableStore, action: Action): Promise<void> {
    this.action = action;
    this.effect = null;
    this.asked = store.live;
    this.opener = document.activeElement;
    await this.look(store, action);
  }

  /** A move of somebody else has left the question open: what its answer would do may be different. */
  async lookAgain(store: TableStore): Promise<void> {
    if (this.action !== null && this.number !== store.number) await this.look(store, this.action);
  }

  private async look(store: TableStore, action: Action): Promise<void> {
    const number = (this.number = store.number);
    try {
      const effect = await previewOf(store, action);
      if (this.action === action && this.number === number) this.effect = effect;
    } catch (reason) {
      store.problem = reason;
      if (this.action === action) this.forget();
    }
  }

  async confirm(store: TableStore): Promise<void> {
    const action = this.action;
    this.forget();
    if (action) await store.act(action);
  }

  forget(): void {
    this.action = null;
    this.effect = null;
    if (this.opener instanceof HTMLElement) this.opener.focus({ preventScroll: true });
    this.opener = null;
  }

  /** Whether it can still be asked at the table; on a copy for planning nothing is asked. */
  isOf(store: TableStore): boolean {
    const isShown = store.at === null && store.plan === null;
    const isSame = store.live?.offers === this.asked?.offers && store.live?.seat === this.asked?.seat;
    return this.action !== null && isSame && isShown;
  }
}

export const deal = new Deal();

/** What a move would bring about, asked for after the picture; null if the game has gone on since. */
export async function previewOf(store: TableStore, action: Action): Promise<Preview | null> {
  const { seat, number } = store.live!;
  await painted();
  if (store.live?.number !== number) return null;
  return store.send('POST', '/preview', { seat, number, action });
}

export type Change = { what: string; before: unknown; after: unknown };

/** The changes of a preview under `players.0` or `companies.PRR`. */
export function changesOf(effect: Preview, group: string, name: string | number): Change[] {
  const start = `${group}.${name}.`;
  return Object.entries(effect.changes)
    .filter(([path]) => path.startsWith(start))
    .map(([path, [before, after]]) => ({ what: path.slice(start.length), before, after }));
}
