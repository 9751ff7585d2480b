/** The way of a move that was chosen: what costs money or cannot be taken back by oneself is asked about first. */
import type { Action } from '../api/types';
import type { TableStore } from '../state/table.svelte';
import { moduleOf } from '../titles';
import { deal } from './deal.svelte';

/** On a copy for planning nothing is asked. */
export function make(store: TableStore, action: Action): Promise<void> {
  const asks = store.plan === null && (needsOthers(store) || moduleOf(store.title).asks(action));
  return asks ? deal.consider(store, action) : store.act(action);
}

/** Other people have to agree before a move is taken back. */
function needsOthers({ table }: TableStore): boolean {
  const { undo, seats, own_seats } = table!;
  return (
    undo === 'agreement' && seats.some(({ kind, seat }) => kind === 'person' && !own_seats.includes(seat))
  );
}
