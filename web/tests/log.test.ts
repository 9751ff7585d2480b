import { beforeAll, describe, expect, it } from 'vitest';
import type { State } from '../src/api/state';
import type { Entry } from '../src/api/types';
import { catalog } from '../src/state/catalog.svelte';
import { texts } from '../src/state/texts.svelte';
import { linesOf, undoneMoves } from '../src/table/log';

const entry = (number: number, depth: number, kind = 'move'): Entry =>
  ({ number, depth, kind, seat: 0, action: { kind: 'pass' }, events: [] }) as unknown as Entry;

const hexes = [
  { id: 'H12', name: 'Altoona' },
  { id: 'H10', name: 'Pittsburgh' },
  { id: 'H14', name: null },
];
const game = {
  title: '1830',
  players: ['Ada', 'Ben'],
  live: { view: { title: '1830', board: { hexes } } } as unknown as State,
};

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
      told.push(linesOf(bids, game)[0]!);
    }
    expect(told[0]).not.toBe(told[1]);
    for (const line of told) expect(line).toContain('Ben');
    for (const line of told) expect(line).toContain('DH');
  });

  it('names places instead of coordinates', async () => {
    catalog.titles = [{ id: '1830', family: '18xx' }] as unknown as typeof catalog.titles;
    await texts.use('en');
    const ran = {
      kind: 'trains_run',
      arguments: { company: 'PRR', amount: 60, routes: ['2: H12/0 (H14) H10/0'] },
    };
    const laid = (hex: string) => ({
      kind: 'tile_laid',
      arguments: { company: 'PRR', tile: '57', hex, rotation: 1, amount: 0 },
    });
    const told = linesOf(
      { ...entry(7, 7), events: [ran, laid('H10'), laid('H14')] } as unknown as Entry,
      game,
    );
    expect(told[0]).toContain('2: Altoona – Pittsburgh');
    expect(told[1]).toContain('on Pittsburgh (H10)');
    expect(told[2]).toContain('on H14');
  });

  it('says who is done where no event tells anything', async () => {
    await texts.load('en');
    await texts.use('en');
    expect(linesOf(entry(1, 1), game)[0]).toContain('Ada');
  });
});
