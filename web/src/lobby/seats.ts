/** Who sits at a new table beside the host: bots, people at this screen, people who come by a link, in any mixture. */
import type { TableRequest } from '../api/types';

export type Kind = 'bot' | 'open' | 'hotseat';
export const KINDS: Kind[] = ['bot', 'open', 'hotseat'];
export type Chair = { kind: Kind; name: string };

/** As many chairs as asked for: those that are there stay, new ones are like the last. */
export function chairs(old: Chair[], count: number): Chair[] {
  const kind = old.at(-1)?.kind ?? 'bot';
  return Array.from({ length: count }, (_, index) => old[index] ?? { kind, name: '' });
}

/** The kind of all chairs, if they are alike. */
export function kindOfAll(all: Chair[]): Kind | null {
  const kinds = new Set(all.map(({ kind }) => kind));
  return kinds.size === 1 ? [...kinds][0]! : null;
}

/** The seats of the request; `usualName` is for chairs without a name. */
export function seatsOf(
  all: Chair[],
  bot: string,
  usualName: (kind: Kind, number: number) => string,
): TableRequest['seats'] {
  const rest = all.map(({ kind, name }, index): TableRequest['seats'][number] =>
    kind === 'open' ? { kind, bot } : { kind, bot, name: name.trim() || usualName(kind, index + 2) },
  );
  return [{ kind: 'person', bot }, ...rest];
}
