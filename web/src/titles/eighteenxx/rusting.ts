/** Which trains are lost when the next kind of train comes. */
import type { TableStore } from '../../state/table.svelte';
import { texts } from '../../state/texts.svelte';
import { game, type Game } from './shapes';
import { say } from './words';

/** The kinds of train that may be sold for the first time before the next phase has ended, and what each scraps first. */
export function nextRusts({ phases, phase, trains }: Game): { train: string; rusts: string[] }[] {
  const order = (phases ?? []).map((one) => one.phase);
  const next = order.indexOf(phase) + 1;
  const gone = new Set<string>();
  return trains
    .filter(({ is_new, phase: begun }) => is_new && order.indexOf(begun) <= next)
    .map(({ train, rusts }) => ({ train, rusts: rusts.filter((name) => !gone.has(name) && gone.add(name)) }))
    .filter(({ rusts }) => rusts.length > 0);
}

/** A sentence for each kind of train that one's own companies lose then; after the end nothing is lost. */
export function rustWarnings(store: TableStore): string[] {
  const shown = game(store);
  if (store.state!.seat === null || store.state!.to_act.length === 0) return [];
  const own = shown.companies.filter(({ president_seat }) => president_seat === store.state!.seat);
  const losses = nextRusts(shown).flatMap((next) =>
    next.rusts.map((train) => ({
      train,
      next: next.train,
      companies: own.filter(({ trains }) => trains.includes(train)).map(({ id }) => id),
    })),
  );
  return losses
    .filter(({ companies }) => companies.length > 0)
    .map(({ train, next, companies }) =>
      say(store, 'web-18xx-will-rust', {
        trains: say(store, 'trains-name', { train }),
        companies: new Intl.ListFormat(texts.language).format(companies),
        next: say(store, 'train-name', { train: next }),
      }),
    );
}
