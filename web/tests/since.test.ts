import { describe, expect, it } from 'vitest';
import type { Entry } from '../src/api/types';
import { changedMarks } from '../src/board/places';
import { movesSince } from '../src/table/since';

const move = (number: number, seat: number, depth = number) =>
  ({ number, seat, depth, kind: 'move', events: [] }) as unknown as Entry;

describe('since the last own turn', () => {
  it('counts what others have done after it', () => {
    const entries = [move(1, 0), move(2, 1), move(3, 2)];
    expect(movesSince(entries, [0]).map(({ number }) => number)).toEqual([2, 3]);
    expect(movesSince(entries, [2])).toEqual([]);
    expect(movesSince(entries, [5])).toHaveLength(3);
  });

  it('leaves out what was taken back', () => {
    const undo = { number: 3, seat: 1, depth: 1, kind: 'undo', events: [] } as unknown as Entry;
    expect(movesSince([move(1, 0), move(2, 1), undo], [0])).toEqual([]);
  });
});

describe('what flashes', () => {
  it('is what looks otherwise or is new', () => {
    const before = new Map([
      ['hexes hex:A1', 'x 0 0'],
      ['hexes hex:A3', 'y 0 0'],
    ]);
    const now = new Map([...before, ['hexes hex:A3', 'z 0 0'], ['tokens token:PRR', 't 5 5']]);
    expect(changedMarks(before, now)).toEqual(['hex:A3', 'token:PRR']);
  });
});
