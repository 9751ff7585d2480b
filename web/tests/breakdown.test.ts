import { beforeAll, describe, expect, it } from 'vitest';
import type { View } from '../src/api/types';
import { texts } from '../src/state/texts.svelte';
import { breakdown } from '../src/titles/eighteenxx/breakdown';

/** Two shares at 100; one of them lowered by a bond, and a loan of 300 to be paid back (1849 §5). */
const view = {
  title: '1849',
  players: [
    { seat: 0, cash: 500, value: 500 + 200 - 50 - 300, shares: { AFG: 20 } },
    { seat: 1, cash: 40, value: 40, shares: {} },
  ],
  companies: [{ id: 'AFG', price: 100 }],
  loans: [{ seat: 0, amount: 300 }],
} as unknown as View;

describe('what a value is made of', () => {
  beforeAll(() => texts.load('en', '1849'));

  it('names loans and bonds apart', () => {
    const owed = { list: 'loans', heading: 'heading-loans' };
    expect(breakdown(view, { owed, rest: 'heading-bonds' })).toEqual([
      { heading: 'Cash', figures: [500, 40] },
      { heading: 'Shares', figures: [200, 0] },
      { heading: 'Owed at the end', figures: [-300, 0] },
      { heading: 'Bonds', figures: [-50, 0] },
    ]);
  });

  it('leaves out what nobody has', () => {
    const even = {
      ...view,
      loans: [],
      players: [{ seat: 0, cash: 5, value: 5, shares: {} }],
    } as unknown as View;
    expect(breakdown(even, { rest: 'heading-bonds' })).toHaveLength(2);
  });
});
