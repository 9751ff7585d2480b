/** How far a game is. */
import type { TableStore } from '../../state/table.svelte';
import { texts } from '../../state/texts.svelte';
import { game } from './shapes';
import { bankText, say } from './words';

/** The round, the phase and the bank. */
export function howFar(store: TableStore): string[] {
  const { round, phase, bank } = game(store);
  const name = say(store, 'web-18xx-round', {
    kind: texts.value(store.title, round.kind),
    number: round.number ?? 0,
    index: round.index ?? 0,
    count: round.count ?? 0,
  });
  return [
    name,
    `${say(store, 'column-phase')} ${say(store, 'phase-name', { phase })}`,
    `${say(store, 'column-bank')} ${bankText(store, bank)}`,
  ];
}
