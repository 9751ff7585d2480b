/** What the view does not say by itself: whose board lies in front, and which tile the last office opened. */
import type { TableStore } from '../../state/table.svelte';
import { undoneMoves } from '../../table/log';
import { boardOf } from './view';

/** The own seat's board; for spectators that of whoever acts. */
export function ownSeat(store: TableStore): number {
  const state = store.state!;
  return state.seat ?? state.view['round'].acting_seat ?? 0;
}

/** The telegraph tile of the area where the last office was opened. */
export function openedTile(store: TableStore): string[] {
  if (store.plan !== null) return [];
  const undone = undoneMoves(store.entries);
  const areas = store.entries
    .filter((entry) => !undone.has(entry.number))
    .flatMap((entry) => entry.events)
    .filter((event) => event.kind === 'office_opened')
    .map((event) => event.arguments['area']);
  return boardOf(store.state!.view).areas.find((area) => area.area === areas.at(-1))?.tile ?? [];
}
