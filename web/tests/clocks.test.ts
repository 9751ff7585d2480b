import { beforeAll, describe, expect, it } from 'vitest';
import { PACES, paceClock, paceOf } from '../src/lobby/pace';
import { texts } from '../src/state/texts.svelte';
import { span } from '../src/table/span';

describe('a span of time', () => {
  beforeAll(() => texts.use('en').then(() => texts.load('en')));

  it.each([
    [0, '0:00'],
    [-5, '0:00'],
    [59.2, '1:00'],
    [61, '1:01'],
    [3600, '1:00:00'],
    [3725, '1:02:05'],
  ])('%d seconds are %s', (seconds, shown) => expect(span(seconds)).toBe(shown));

  it('has days and hours in the language of the page', async () => {
    const seconds = 2 * 86400 + 3 * 3600;
    expect(span(seconds)).toMatch(/2.*3/);
    const english = span(seconds);
    await texts.load('de');
    await texts.use('de');
    expect(span(seconds)).not.toBe(english);
  });
});

describe('the pace of a table', () => {
  it.each(PACES)('%s is found again by its clock', (pace) =>
    expect(paceOf(paceClock(pace, 'builder'))).toBe(pace),
  );

  it('is none for a clock that was set in another way', () => {
    expect(paceOf({ ...paceClock('live', 'builder'), seconds: 1234 })).toBeNull();
  });
});
