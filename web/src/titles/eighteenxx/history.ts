/** What the log says of moves that still count. */
import type { Entry, GameEvent } from '../../api/types';
import type { TableStore } from '../../state/table.svelte';
import { game } from './shapes';

/** The moves that led to the position that is shown, the latest first; undone ones are left out. */
function* counting(store: TableStore): Generator<Entry> {
  const number = store.state!.number;
  const led = store.entries.filter((entry) => entry.number <= number).reverse();
  let depth = led[0]?.depth ?? 0;
  for (const entry of led) {
    if (entry.kind !== 'move' || entry.depth !== depth) continue;
    yield entry;
    depth -= 1;
  }
}

/** What each company earned last. */
export function lastRevenues(store: TableStore): Map<string, number> {
  const found = new Map<string, number>();
  for (const entry of counting(store)) {
    for (const { kind, arguments: values } of entry.events) {
      const company = String(values['company']);
      const amount = earned(kind, values);
      if (amount !== null && !found.has(company)) found.set(company, amount);
    }
  }
  return found;
}

function earned(kind: string, values: GameEvent['arguments']): number | null {
  if (kind === 'trains_run') return Number(values['amount']);
  return kind === 'dividend_withheld' && values['amount'] === 0 ? 0 : null;
}

/** The last move that counts. */
export const lastMove = (store: TableStore): Entry | null => counting(store).next().value ?? null;

const TRADES = /^(buy|sell|start|exchange)_/;

/** Whether the player on turn in a stock round has traded already: then a pass only ends the turn. */
export function hasTraded(store: TableStore): boolean {
  if (store.plan !== null || game(store).round.kind !== 'stock') return false;
  const { value: last } = counting(store).next();
  return last?.seat === store.state!.to_act[0] && TRADES.test(String(last?.action?.['kind']));
}

const PROPOSALS = ['trade_proposed', 'station_proposed'];

/** The proposal that somebody has to answer: the last thing that happened. */
export function proposal(store: TableStore): Entry | null {
  const isOpen =
    store.mayAct && store.state!.offers.some(({ kind }) => kind === 'accept' || kind === 'decline');
  if (!isOpen) return null;
  for (const entry of counting(store)) {
    if (entry.events.some(({ kind }) => PROPOSALS.includes(kind))) return entry;
  }
  return null;
}
