/** What others have done since one moved last. */
import type { Entry } from '../api/types';
import { undoneMoves } from './log';

/** The moves that still count, after the last own one. */
export function movesSince(entries: readonly Entry[], own: readonly number[]): Entry[] {
  const undone = undoneMoves(entries);
  const counting = entries.filter((entry) => entry.kind === 'move' && !undone.has(entry.number));
  const later = [...counting].reverse().findIndex((entry) => own.includes(entry.seat ?? -1));
  return later < 0 ? counting : counting.slice(counting.length - later);
}
