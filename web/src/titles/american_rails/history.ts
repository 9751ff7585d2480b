/** What the view does not say by itself: who left the auction, and how many cubes were laid. */
import type { GameEvent } from '../../api/types';
import type { TableStore } from '../../state/table.svelte';
import { undoneMoves } from '../../table/log';

const CUBES: Record<string, number> = { expand_4: 4, expand_3: 3, take: 2 };

/** What happened up to the position that is shown and was not taken back; nothing is known of plans. */
function events(store: TableStore): GameEvent[] | null {
  if (store.plan !== null) return null;
  const until = store.at ?? Infinity;
  const counted = store.entries.filter((entry) => entry.number <= until);
  const undone = undoneMoves(counted);
  return counted.filter((entry) => !undone.has(entry.number)).flatMap((entry) => entry.events);
}

/** The seats that passed since the share was put up. */
export function leftAuction(store: TableStore): Set<number> | null {
  const all = events(store);
  if (all === null) return null;
  const left = new Set<number>();
  for (const event of all) {
    if (event.kind === 'share_offered') left.clear();
    if (event.kind === 'auction_left') left.add(Number(event.arguments['seat']));
  }
  return left;
}

/** How many cubes may still be laid after the marker was placed. */
export function cubesLeft(store: TableStore, row: string): number | null {
  const all = events(store);
  const most = CUBES[row];
  if (all === null || most === undefined) return null;
  const since = all.map((event) => event.kind).lastIndexOf('space_taken');
  return most - all.slice(since).filter((event) => event.kind === 'cube_laid').length;
}
