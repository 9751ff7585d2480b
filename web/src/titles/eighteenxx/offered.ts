/** Whether a move is among the offers. */
import type { Action, Offer } from '../../api/types';
import type { TableStore } from '../../state/table.svelte';

const keys = new WeakMap<Action, string>();

/** The same action has the same key, whatever the order of its fields; fields that are null count as absent. */
export function keyOf(action: Action): string {
  let key = keys.get(action);
  if (key !== undefined) return key;
  const fields = Object.entries(action).filter(([, value]) => value !== null && value !== undefined);
  key = JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
  keys.set(action, key);
  return key;
}

export type Range = Extract<Offer, { field: string }>;

export function isOffered(store: TableStore, action: Action): boolean {
  if (!store.mayAct) return false;
  const { offers } = store.state!;
  return (
    listedCosts(offers).has(keyOf(action)) || offers.some((offer) => 'field' in offer && spans(offer, action))
  );
}

function spans(offer: Range, action: Action): boolean {
  if (offer.kind !== action.kind) return false;
  const amount = action[offer.field];
  const isSame = keyOf({ ...offer.action, [offer.field]: 0 }) === keyOf({ ...action, [offer.field]: 0 });
  return isSame && amount >= offer.low && amount <= offer.high;
}

/** What an offered move costs, as the rules say it; what it brings is negative. */
export function offeredCost(store: TableStore, action: Action): number | null {
  return store.mayAct ? (listedCosts(store.state!.offers).get(keyOf(action)) ?? null) : null;
}

const known = new WeakMap<Offer[], Map<string, number | null>>();

/** The moves that are offered one by one, and what they cost: looked up for every button of a stock round. */
function listedCosts(offers: Offer[]): Map<string, number | null> {
  let costs = known.get(offers);
  if (costs) return costs;
  costs = new Map();
  for (const offer of offers) {
    if (!('actions' in offer)) continue;
    offer.actions.forEach((action, index) => costs!.set(keyOf(action), offer.costs?.[index] ?? null));
  }
  known.set(offers, costs);
  return costs;
}

/** The offers of a kind that have a range of amounts. */
export function ranges(store: TableStore, kind: string): Range[] {
  const offers = store.mayAct ? store.state!.offers : [];
  return offers.filter((offer): offer is Range => offer.kind === kind && 'field' in offer);
}

/** The single moves of a kind that are offered. */
export function choices(store: TableStore, kind: string): Action[] {
  const offers = store.mayAct ? store.state!.offers : [];
  return offers.flatMap((offer) => (offer.kind === kind && 'actions' in offer ? offer.actions : []));
}
