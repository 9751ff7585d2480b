/** The log: the lines of every entry, and which moves were taken back. */
import { untrack } from 'svelte';
import type { Action, Entry } from '../api/types';
import type { TableStore } from '../state/table.svelte';
import { t, texts, type Language } from '../state/texts.svelte';
import { moduleOf } from '../titles';

/** The game that an entry is of. */
type Told = Pick<TableStore, 'title' | 'players' | 'live'>;

/** A piece of a line; what is to be known about it, if it is a name that stands for more. */
export type Piece = { text: string; tip?: string };
type Written = { language: Language; players: string; lines: Piece[][] };
const written = new WeakMap<Entry, Written>();

/** What an entry says. */
export function linesOf(entry: Entry, told: Told): string[] {
  return piecesOf(entry, told).map((line) => line.map(({ text }) => text).join(''));
}

/** The lines of an entry in pieces; they are written once in a language. */
export function piecesOf(entry: Entry, told: Told): Piece[][] {
  const { title, players } = told;
  const names = players.join('\n');
  const known = written.get(entry);
  if (known && known.language === texts.language && known.players === names) return known.lines;
  const { inWords, glossary } = moduleOf(title);
  const live = untrack(() => told.live);
  const pieces = entry.events.map(({ kind, arguments: values }) => {
    const line = texts.event(title, kind, inWords && live ? inWords(values, live.view) : values, players);
    return cut(line, glossary && live ? glossary(values, live.view) : []);
  });
  const lines = pieces.length > 0 || !entry.action ? pieces : [[{ text: moveOf(entry, title, players) }]];
  written.set(entry, { language: texts.language, players: names, lines });
  return lines;
}

/** A line cut where the words stand for the first time, as words and not within others. */
function cut(line: string, [first, ...others]: [word: string, tip: string][]): Piece[] {
  if (!first) return [{ text: line }];
  const [word, tip] = first;
  const at = line.search(
    new RegExp(`(?<![\\w&])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w&])`, 'u'),
  );
  if (at < 0) return cut(line, others);
  const after = line.slice(at + word.length);
  return [...cut(line.slice(0, at), others), { text: word, tip }, ...cut(after, others)].filter(
    ({ text }) => text !== '',
  );
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
