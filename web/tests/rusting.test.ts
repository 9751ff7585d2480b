import { describe, expect, it } from 'vitest';
import type { TableStore } from '../src/state/table.svelte';
import { texts } from '../src/state/texts.svelte';
import { nextRusts, rustWarnings } from '../src/titles/eighteenxx/rusting';
import type { Game } from '../src/titles/eighteenxx/shapes';

const train = (name: string, phase: string, ...rusts: string[]) => ({ train: name, phase, rusts });
const phases = ['2', '3', '4', '5', '6'].map((phase) => ({ phase }));
const goods = [train('1g', '2'), train('2g', '3'), train('3g', '4', '1g')];
const usual = [train('3', '3'), train('4', '4', '2'), train('5', '5'), train('6', '6', '3')];
const order = ['2', '1g', '3', '2g', '4', '3g', '5', '6'];

/** What goes next when the trains up to one have been sold. */
function after(last: string, phase: string): string[] {
  const sold = order.slice(0, order.indexOf(last) + 1);
  const trains = [...usual, ...goods].map((one) => ({ ...one, is_new: !sold.includes(one.train) }));
  return nextRusts({ phases, phase, trains } as unknown as Game).map((one) => `${one.train}: ${one.rusts}`);
}

describe('the trains that go when the next kind comes', () => {
  it.each([
    ['2', '2', []],
    ['2g', '3', ['4: 2', '3g: 1g']],
    ['4', '4', ['3g: 1g']],
    ['3g', '4', []],
    ['5', '5', ['6: 3']],
    ['6', '6', []],
  ])('after the first %s, in phase %s', (last, phase, expected) =>
    expect(after(last, phase)).toEqual(expected),
  );

  it('counts a train only once that two kinds would scrap', () => {
    const both = [train('4g', '5', '2g'), train('5g', '5', '2g', '3g')];
    const trains = both.map((one) => ({ ...one, is_new: true }));
    expect(nextRusts({ phases, phase: '4', trains } as unknown as Game)).toEqual([
      { train: '4g', rusts: ['2g'] },
      { train: '5g', rusts: ['3g'] },
    ]);
  });

  it.each([
    ['en', 'The next 4-train scraps the 2-trains of the PRR and NYC.'],
    ['de', 'Die nächste 4er-Lok verschrottet die 2er-Loks der PRR und NYC.'],
  ] as const)('is told of all companies of a president in a sentence (%s)', async (language, sentence) => {
    await texts.use(language);
    await texts.load(language, '1830');
    const companies = ['PRR', 'NYC', 'B&O'].map((id, seat) => ({
      id,
      president_seat: Math.max(0, seat - 1),
      trains: ['2'],
    }));
    const trains = [{ ...train('4', '4', '2'), is_new: true }];
    const view = { phases, phase: '3', trains, companies };
    const store = { title: '1830', state: { seat: 0, to_act: [0], view } } as unknown as TableStore;
    expect(rustWarnings(store)).toEqual([sentence]);
  });
});
