/** Which trains are lost when the next phase begins. */
import type { TableStore } from '../../state/table.svelte';
import { game, type Game } from './shapes';
import { say } from './words';

/** The train that begins the next phase, and the trains that go then. */
export function nextRust({ phases, phase }: Game): { train: string; rusts: string[] } | null {
  const now = phases?.findIndex((one) => one.phase === phase) ?? -1;
  const next = now < 0 ? undefined : phases![now + 1];
  return next?.train && next.rusts.length > 0 ? { train: next.train, rusts: next.rusts } : null;
}

/** A sentence for each kind of train that one's own companies lose then. */
export function rustWarnings(store: TableStore): string[] {
  const shown = game(store);
  const next = nextRust(shown);
  if (next === null || store.state!.seat === null) return [];
  const own = shown.companies.filter(({ president_seat }) => president_seat === store.state!.seat);
  return next.rusts
    .map((train) => ({
      train,
      companies: own.filter(({ trains }) => trains.includes(train)).map(({ id }) => id),
    }))
    .filter(({ companies }) => companies.length > 0)
    .map(({ train, companies }) =>
      say(store, 'web-18xx-will-rust', {
        trains: say(store, 'trains-name', { train }),
        companies: companies.join(', '),
        next: say(store, 'train-name', { train: next.train }),
      }),
    );
}
