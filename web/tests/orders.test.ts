import { beforeAll, describe, expect, it } from 'vitest';
import type { View } from '../src/api/types';
import { describe as told, makeRule, possible, subjects, watchable } from '../src/orders/rules';
import { texts } from '../src/state/texts.svelte';

const VIEW: View = {
  round: { kind: 'stock', number: 2 },
  companies: [
    { id: 'PRR', name: 'Pennsylvania', price: 67, bank: 60, president_seat: 0, floated: true },
    { id: 'NYC', name: 'New York Central', price: null, bank: 100, president_seat: null, floated: false },
    { id: 'B&O', name: 'Baltimore & Ohio', price: 100, bank: 0, president_seat: 1, floated: true },
  ],
  privates: [],
};
const WISHES = { about: 'PRR', watched: [] as string[], limit: 0, percent: 60 };

describe('standing orders', () => {
  beforeAll(async () => {
    await texts.load('en');
    await texts.load('en', '1830');
    await texts.use('en');
  });

  it('can be about companies that fit', () => {
    expect(watchable(VIEW).map(({ id }) => id)).toEqual(['PRR', 'B&O']);
    expect(subjects('buy', VIEW, 0).map(({ id }) => id)).toEqual(['PRR']);
    expect(subjects('run', VIEW, 0).map(({ id }) => id)).toEqual(['PRR']);
    expect(possible(VIEW, 0)).toEqual(['pass', 'buy', 'run']);
    expect(possible(VIEW, 2)).toEqual(['pass', 'buy']);
  });

  it('to pass hold in this round only, and end when a watched company is touched', () => {
    const rule = makeRule('pass', VIEW, { ...WISHES, watched: ['PRR'] });
    expect(rule.while).toEqual({ 'round.kind': ['stock'], 'round.number': [2] });
    expect(rule.cancel).toEqual([{ arguments: { company: ['PRR'] }, others: true }]);
    expect(told(rule, '1830')).toContain('PRR');
  });

  it('to buy go on until so much is sold, and say so', () => {
    const rule = makeRule('buy', VIEW, WISHES);
    const unsold = rule.while!['companies.id=PRR.bank'] as number[];
    expect(Math.min(...unsold)).toBe(45);
    expect(told(rule, '1830')).toContain('60');
  });

  it('to run are of one company', () => {
    const rule = makeRule('run', VIEW, WISHES);
    expect(rule.when).toEqual({ 'round.company': ['PRR'] });
    expect(told(rule, '1830')).toContain('PRR');
  });

  it('to bid end at the limit and with the sale', () => {
    const auction = { ...VIEW, round: { kind: 'auction' }, privates: [{ id: 'DH', owner_seat: null }] };
    expect(subjects('bid', auction, 0).map(({ id }) => id)).toEqual(['DH']);
    const rule = makeRule('bid', auction, { ...WISHES, about: 'DH', limit: 90 });
    expect(Math.max(...(rule.do[0]!.fields!['amount'] as number[]))).toBe(90);
    expect(rule.cancel).toEqual([{ kind: 'private_bought', arguments: { private: ['DH'] } }]);
    expect(told(rule, '1830')).toContain('90');
  });
});
