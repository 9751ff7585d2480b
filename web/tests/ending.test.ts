/** The end of a game: what is told of the moves that decided it. */
import { expect, it } from 'vitest';
import type { Entry } from '../src/api/types';
import { withFigures } from '../src/table/ending';

const entry = (...events: [kind: string, values: object][]) =>
  ({ events: events.map(([kind, values]) => ({ kind, arguments: values })) }) as Pick<Entry, 'events'>;

it('tells the prices that rose and not who passed last', () => {
  const passed = entry(
    ['passed', { seat: 0 }],
    ['priority_given', { seat: 1 }],
    ['price_moved', { company: 'PRR', old: 160, new: 180 }],
  );
  const lines = ['Ada passes.', 'Bertha has the priority deal.', 'The price of the PRR rises.'];
  expect(withFigures(passed, lines)).toEqual(['The price of the PRR rises.']);
});

it('tells a move without figures as the log does', () => {
  expect(withFigures(entry(['passed', { seat: 0 }]), ['Ada passes.'])).toEqual(['Ada passes.']);
});
