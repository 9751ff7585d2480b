/** The words of the panels, in the currency of the title. */
import type { Action } from '../../api/types';
import type { TableStore } from '../../state/table.svelte';
import { texts } from '../../state/texts.svelte';

export const say = (store: TableStore, id: string, values: Record<string, unknown> = {}) =>
  texts.text(id, values, store.title);

export const money = (store: TableStore, amount: number | null) =>
  amount === null ? '–' : say(store, 'web-18xx-money', { amount });

/** What the bank has; one that is broken owes what it has not. */
export const bankText = (store: TableStore, amount: number) =>
  amount < 0 ? say(store, 'negative-bank', { amount: -amount }) : money(store, amount);

export const actionText = (store: TableStore, action: Action) =>
  texts.action(store.title, action, store.players);

export const playerName = (store: TableStore, seat: number | null) =>
  seat === null ? '–' : (store.players[seat] ?? String(seat));
