import { beforeAll, describe, expect, it } from 'vitest';
import type { Entry } from '../src/api/types';
import { texts } from '../src/state/texts.svelte';
import { linesOf, undoneMoves } from '../src/table/log';

const entry = (number: number, depth: number, kind = 'move'): Entry =>
  ({ number, depth, kind, seat: 0, action: { kind: 'pass' }, events: [] }) as unknown as Entry;

describe('the log', () => {
  beforeAll(async () => {
    for (const language of ['en', 'de'] as const) await texts.load(language, '1830');
  });

  it('knows which moves were taken back', () => {
    const entries = [entry(1, 1), entry(2, 2), entry(3, 3), entry(4, 1, 'undo'), entry(5, 2)];
    expect([...undoneMoves(entries)].sort()).toEqual([2, 3]);
  });

  it('tells an event in the language of the page, with the name of the player', async () => {
    const bid = { kind: 'bid', arguments: { seat: 1, private: 'DH', amount: 75 } };
    const bids = { ...entry(1, 1), events: [bid] } as unknown as Entry;
    const told: string[] = [];
    for (const language of ['en', 'de'] as const) {
      await texts.use(language);
      told.push(linesOf(bids, '1830', ['Ada', 'Ben'])[0]!);
    }
    expect(told[0]).not.toBe(told[1]);
    for (const line of told) expect(line).toContain('Ben');
    for (const line of told) expect(line).toContain('DH');
  });

  it('says who is done where no event tells anything', async () => {
    await texts.load('en');
    await texts.use('en');
    expect(linesOf(entry(1, 1), '1830', ['Ada', 'Ben'])[0]).toContain('Ada');
  });
});
