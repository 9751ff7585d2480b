import { describe, expect, it } from 'vitest';
import type { Entry } from '../src/api/types';
import { placings, standing } from '../src/titles/railroad_revolution/placed';

const entry = (number: number, kind: string, told: Record<string, unknown>): Entry =>
  ({
    number,
    depth: number,
    kind: 'move',
    events: [{ kind, arguments: { seat: 0, ...told } }],
  }) as unknown as Entry;

const LOG = [
  entry(1, 'worker_placed', { field: 'trade', worker: 'white' }),
  entry(2, 'workers_returned', { count: 1 }),
  entry(3, 'worker_placed', { field: 'station', worker: 'white' }),
  entry(4, 'worker_placed', { field: 'railroad', worker: 'orange', seat: 1 }),
  entry(5, 'worker_placed', { field: 'telegraph', worker: 'orange' }),
  entry(6, 'worker_placed', { field: 'telegraph', worker: 'white' }),
];

describe('workers on a player board', () => {
  it('stand where they were put since all came back', () => {
    expect(standing(['white', 'white', 'orange'], placings(LOG, 0, 6))).toEqual({
      station: ['white'],
      telegraph: ['orange', 'white'],
    });
  });

  it('are those of the position that is looked at', () => {
    expect(standing(['white'], placings(LOG, 0, 3))).toEqual({ station: ['white'] });
  });

  it('leave their place when they are promoted', () => {
    expect(standing(['white', 'orange'], placings(LOG, 0, 6))).toEqual({ telegraph: ['orange', 'white'] });
  });

  it('take the place of the one that they were swapped for', () => {
    expect(standing(['white', 'white', 'purple'], placings(LOG, 0, 6))).toEqual({
      station: ['white'],
      telegraph: ['purple', 'white'],
    });
  });

  it('stand where a plan puts them', () => {
    const planned = [{ seat: 0, action: { kind: 'place_worker', field: 'trade', worker: 'grey' } }];
    expect(standing(['white', 'grey'], placings(LOG, 0, 3, planned)).trade).toEqual(['grey']);
  });
});
