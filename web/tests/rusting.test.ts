import { describe, expect, it } from 'vitest';
import { nextRusts } from '../src/titles/eighteenxx/rusting';
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
});
