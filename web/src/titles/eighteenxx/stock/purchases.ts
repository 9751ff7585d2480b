/** Trains of the bank and the pool. */
import type { Action } from '../../../api/types';
import type { TableStore } from '../../../state/table.svelte';
import { choices, type Range } from '../offered';
import { game, type Game, type Train } from '../shapes';

/** Every way to buy it that is offered, or the plain purchase as a wish. */
export function purchasesOf(store: TableStore, train: Train): Action[] {
  const own = choices(store, 'buy_train').filter(
    (action) => action['train'] === train.train && ['bank', 'pool'].includes(action['source']),
  );
  const isMissing = (source: string) => !own.some((action) => action['source'] === source);
  const plain = { kind: 'buy_train', train: train.train, price: train.price };
  return [
    ...own,
    ...(train.for_sale && isMissing('bank') ? [{ ...plain, source: 'bank' }] : []),
    ...(train.pool > 0 && isMissing('pool') ? [{ ...plain, source: 'pool' }] : []),
  ];
}

/** Who sells to a company of his own wants the most for it; of others the least is offered. */
export function suggestedPrice(store: TableStore, offer: Range): number {
  const owner = game(store).privates.find(({ id }) => id === offer.action['private'])?.owner_seat;
  const isOwn = offer.kind === 'buy_private' && owner === store.state!.seat;
  return isOwn ? offer.high : offer.low;
}

/** What the company without a train and its president together lack for the cheapest one that it may have. */
export function lackingFor(store: TableStore, { round, companies, players, trains }: Game): number {
  const company = companies.find(({ id }) => id === round.company);
  const own = players.find(({ seat }) => seat === store.state!.seat);
  const onCredit = choices(store, 'buy_train').filter(({ source }) => ['bank', 'pool'].includes(source));
  const forSale = trains.filter(({ for_sale, pool }) => for_sale || pool > 0);
  const prices = (onCredit.length > 0 ? onCredit : forSale).map(({ price }) => Number(price));
  if (!company || company.trains.length > 0 || !own || prices.length === 0) return 0;
  return Math.max(0, Math.min(...prices) - company.cash - own.cash);
}
