/** The log: the lines of every entry, and which moves were taken back. */
import type { Action, Entry } from '../api/types';
import type { TableStore } from '../state/table.svelte';
import { t, texts, type Language } from '../state/texts.svelte';
import { moduleOf } from '../titles';

/** The game that an entry is of. */
type Told = Pick<TableStore, 'title' | 'players' | 'live'>;

type Written = { language: Language; players: string; lines: string[] };
const written = new WeakMap<Entry, Written>();

/** What an entry says; it is written once in a language. */
export function linesOf(entry: Entry, { title, players, live }: Told): string[] {
  const names = players.join('\n');
  const known = written.get(entry);
  if (known && known.language === texts.language && known.players === names) return known.lines;
  const inWords = moduleOf(title).inWords;
  const told = entry.events.map(({ kind, arguments: values }) =>
    texts.event(title, kind, inWords && live ? inWords(values, live.view) : values, players),
  );
  const lines = told.length > 0 || !entry.action ? told : [moveOf(entry, title, players)];
  written.set(entry, { language: texts.language, players: names, lines });
  return lines;
}

/** A move about which no event tells anything: somebody is done with a turn or a step, or the move itself. */
function moveOf(entry: Entry, title: string, players: readonly string[]): string {
  const player = players[entry.seat ?? -1] ?? '';
  if (entry.action?.['kind'] === 'pass') return t('web-is-done', { player });
  return `${player}: ${texts.action(title, entry.action as Action, players)}`;
}

/** The numbers of the moves that do not count any more: `depth` says how many do after an entry. */
export function undoneMoves(entries: readonly Entry[]): Set<number> {
  const counting: number[] = [];
  const undone = new Set<number>();
  for (const entry of entries) {
    if (entry.kind === 'move') counting.push(entry.number);
    while (counting.length > entry.depth) undone.add(counting.pop()!);
  }
  return undone;
}
