/** The clocks that can be chosen for a table, from none to slow games over weeks. */
import type { Clock } from '../api/types';

const DAY = 24 * 3600;

const CLOCKS = {
  none: { mode: 'none', seconds: 0, increment: 0, at_zero: 'nothing' },
  live: { mode: 'budget', seconds: 3600, increment: 20, at_zero: 'bot' },
  evening: { mode: 'move', seconds: 600, increment: 0, at_zero: 'skip' },
  days: { mode: 'move', seconds: 2 * DAY, increment: 0, at_zero: 'bot' },
  weeks: { mode: 'budget', seconds: 21 * DAY, increment: 12 * 3600, at_zero: 'bot' },
} as const;

export type Pace = keyof typeof CLOCKS;
export const PACES = Object.keys(CLOCKS) as Pace[];

export function paceClock(pace: Pace, bot: string): Clock {
  return { ...CLOCKS[pace], bot };
}

/** Which of them a clock is; none if it was set in another way. */
export function paceOf(clock: Clock): Pace | null {
  const isIt = (pace: Pace) =>
    (['mode', 'seconds', 'increment'] as const).every((part) => CLOCKS[pace][part] === clock[part]);
  return PACES.find(isIt) ?? null;
}
