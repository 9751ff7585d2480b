/** Whether a move is among the offers. */
import type { Action, Offer } from '../../api/types';
import type { TableStore } from '../../state/table.svelte';

/** The same action has the same key, whatever the order of its fields; fields that are null count as absent. */
export function keyOf(action: Action): string {
  const fields = Object.entries(action).filter(([, value]) => value !== null && value !== undefined);
  return JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}

export type Range = Extract<Offer, { field: string }>;

export function isOffered(store: TableStore, action: Action): boolean {
  return store.mayAct && store.state!.offers.some((offer) => contains(offer, action));
}

function contains(offer: Offer, action: Action): boolean {
  if (offer.kind !== action.kind) return false;
  if ('actions' in offer) return offer.actions.some((own) => keyOf(own) === keyOf(action));
  const amount = action[offer.field];
  const isSame = keyOf({ ...offer.action, [offer.field]: 0 }) === keyOf({ ...action, [offer.field]: 0 });
  return isSame && amount >= offer.low && amount <= offer.high;
}

/** What an offered move costs, as the rules say it; what it brings is negative. */
export function offeredCost(store: TableStore, action: Action): number | null {
  for (const offer of store.mayAct ? store.state!.offers : []) {
    if (offer.kind !== action.kind || !('actions' in offer)) continue;
    const index = offer.actions.findIndex((own) => keyOf(own) === keyOf(action));
    if (index >= 0) return offer.costs?.[index] ?? null;
  }
  return null;
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
