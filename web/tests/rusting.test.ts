import { describe, expect, it } from 'vitest';
import { nextRust } from '../src/titles/eighteenxx/rusting';
import type { Game } from '../src/titles/eighteenxx/shapes';

const phase = (name: string, train: string | null, ...rusts: string[]) => ({ phase: name, train, rusts });
const phases = [
  phase('2', null),
  phase('3', '3'),
  phase('4', '4', '2'),
  phase('5', '5'),
  phase('6', '6', '3'),
];
const at = (now: string) => nextRust({ phases, phase: now } as unknown as Game);

describe('the trains that go when the next phase begins', () => {
  it.each([
    ['2', null],
    ['3', { train: '4', rusts: ['2'] }],
    ['4', null],
    ['5', { train: '6', rusts: ['3'] }],
    ['6', null],
  ])('in phase %s', (now, expected) => expect(at(now)).toEqual(expected));
});
