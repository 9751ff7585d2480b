/** Trains of the bank and the pool. */
import type { Action } from '../../../api/types';
import type { TableStore } from '../../../state/table.svelte';
import { choices } from '../offered';
import type { Train } from '../shapes';

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
