/** What the view does not say by itself: whose board lies in front, and which tile the last office opened. */
import type { GameEvent } from '../../api/types';
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
  const area = lastOf(store, 'office_opened')?.['area'];
  return boardOf(store.state!.view).areas.find((each) => each.area === area)?.tile ?? [];
}

/** Whether the station of this action costs nothing: an accountant builds it. */
export function isFreeStation(store: TableStore): boolean {
  const placed = lastOf(store, 'worker_placed');
  return placed?.['worker'] === 'orange' && placed['ability'] === 'special';
}

/** What the last event of a kind said; nothing is known of plans. */
function lastOf(store: TableStore, kind: string): GameEvent['arguments'] | undefined {
  if (store.plan !== null) return undefined;
  const undone = undoneMoves(store.entries);
  return store.entries
    .filter((entry) => !undone.has(entry.number))
    .flatMap((entry) => entry.events)
    .filter((event) => event.kind === kind)
    .at(-1)?.arguments;
}
