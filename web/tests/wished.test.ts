/** Why not: the answers for the buttons that cannot be pressed. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { TableStore } from '../src/state/table.svelte';
import { wished } from '../src/titles/eighteenxx/wished.svelte';

const SALE = { kind: 'sell_shares', company: 'PRR', shares: 1 };
const REFUSAL = {
  code: 'stock.first_round',
  text: 'Not in the first stock round',
  citation: null,
  cost: -82,
};
const position = (number: number) => ({ number, seat: 0, offers: [] });

/** A table that is asked in a position, and answers when it stands at another one. */
async function askedAt(asked: number, answered: number): Promise<TableStore> {
  let answer = (_: object) => {};
  const send = vi.fn(() => new Promise((resolve) => (answer = resolve)));
  const found = { id: `T${asked}`, at: null, plan: null, mayAct: true, live: position(asked), send };
  const store = Object.defineProperty(found, 'state', { get: () => found.live }) as unknown as TableStore;
  const asking = wished.ask(store, [SALE]);
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  store.live = position(answered) as unknown as TableStore['live'];
  answer({ number: asked, refusals: [REFUSAL] });
  await asking;
  return store;
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
});

it('has its answer although the same position was told again meanwhile', async () => {
  expect(wished.reason(await askedAt(3, 3), SALE)).toBe(REFUSAL.text);
});

it('has no answer that is of an earlier position', async () => {
  expect(wished.reason(await askedAt(5, 6), SALE)).toBeUndefined();
});
