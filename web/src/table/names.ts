/** Moves in the words of the table. */
import type { Action } from '../api/types';
import type { TableStore } from '../state/table.svelte';
import { texts } from '../state/texts.svelte';
import { moduleOf } from '../titles';

/** A move with the names of places instead of their coordinates. */
export function moveName(store: TableStore, action: Action): string {
  const { inWords } = moduleOf(store.title);
  const told = inWords && store.live ? { ...inWords(action, store.live.view), kind: action.kind } : action;
  return texts.action(store.title, told, store.players);
}

/** A move that is offered now: a pass says what it ends. */
export function offerName(store: TableStore, action: Action): string {
  const { passName } = moduleOf(store.title);
  return action.kind === 'pass' && passName ? passName(store) : moveName(store, action);
}
