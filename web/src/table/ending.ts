/** The result of a game: why it ended, and who is where. */
import type { Entry, Table } from '../api/types';
import type { TableStore } from '../state/table.svelte';
import { t, texts } from '../state/texts.svelte';
import { moduleOf } from '../titles';

type Result = NonNullable<Table['result']>;

/** Why the game is over, in the words of its title. */
export function endOf(store: TableStore): string {
  const { end } = store.table!.result!;
  const id = `end-${end.replaceAll('_', '-').replaceAll('.', '-')}`;
  return texts.has(id, store.title) ? texts.text(id, {}, store.title) : t('end-other', { end });
}

/** Who has won. */
export function winnersOf(store: TableStore): string {
  const { winners } = store.table!.result!;
  return t('web-end-won', { count: winners.length, names: winners.map((seat) => store.players[seat]) });
}

/** A score as its title counts: money, or points. */
export const scoreText = (store: TableStore, score: number): string =>
  moduleOf(store.title).scoreText?.(score, store.title) ?? String(score);

/** Winners first, then by score; equals share a place. */
export function ranking(result: Result): { seat: number; score: number; place: number }[] {
  const won = (seat: number) => Number(result.winners.includes(seat));
  const isAhead = (a: number, b: number) => won(a) - won(b) || result.scores[a]! - result.scores[b]!;
  const seats = result.scores.map((_, seat) => seat).sort((a, b) => isAhead(b, a));
  return seats.map((seat) => ({
    seat,
    score: result.scores[seat]!,
    place: 1 + seats.filter((other) => isAhead(other, seat) > 0).length,
  }));
}

/** Of the lines of an entry those that tell an amount: that somebody passed or is next has made nobody richer. */
export function withFigures({ events }: Pick<Entry, 'events'>, lines: string[]): string[] {
  const hasFigure = (values: object) =>
    Object.entries(values).some(([name, value]) => typeof value === 'number' && !name.endsWith('seat'));
  const telling = lines.filter((_, index) => events[index] && hasFigure(events[index].arguments));
  return telling.length > 0 ? telling : lines;
}
