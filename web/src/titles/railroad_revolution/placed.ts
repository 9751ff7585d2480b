/** On which actions the workers of a player board stand: their number is in the view, their places are in the log. */
import type { Action, Entry } from '../../api/types';
import type { Plan } from '../../api/state';
import { undoneMoves } from '../../table/log';

type Placing = { field: string; worker: string };

/** Where a seat has put workers since it took all of them back, in order; entries after `last` do not count. */
export function placings(
  entries: Entry[],
  seat: number,
  last: number,
  planned: Plan['planned'] = [],
): Placing[] {
  const undone = undoneMoves(entries);
  let found: Placing[] = [];
  for (const entry of entries) {
    if (entry.number > last || undone.has(entry.number)) continue;
    for (const { kind, arguments: told } of entry.events) {
      if (told['seat'] !== seat) continue;
      if (kind === 'workers_returned') found = [];
      if (kind === 'worker_placed')
        found.push({ field: String(told['field']), worker: String(told['worker']) });
    }
  }
  const ahead = planned.filter((move) => move.seat === seat).map((move) => move.action);
  return [...found, ...ahead.filter(isPlacing).map(({ field, worker }) => ({ field, worker }))];
}

const isPlacing = (action: Action): action is Action & Placing => action.kind === 'place_worker';

/** The workers on each action. One that has been swapped stands where the one before it stood. */
export function standing(onBoard: readonly string[], placed: Placing[]): Record<string, string[]> {
  const left = [...onBoard];
  const take = (worker: string) => {
    const index = left.indexOf(worker);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  const same = [...placed].reverse().map(({ field, worker }) => ({ field, worker: take(worker) }));
  const on: Record<string, string[]> = {};
  for (const { field, worker } of same.reverse()) {
    const there = worker ?? left.shift();
    if (there !== undefined) (on[field] ??= []).push(there);
  }
  return on;
}
