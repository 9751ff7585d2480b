/** To go on without doing what could be done. */
import type { TableStore } from '../../state/table.svelte';
import { texts } from '../../state/texts.svelte';
import { hasTraded, lastMove } from './history';
import { game, type Round } from './shapes';
import { actionText, say } from './words';

/** The steps that a pass ends, in the order of a turn. */
const STEPS = ['lay_tile', 'place_station', 'place_home', 'buy_train', 'buy_private', 'bid', 'buy_share'];

/** A pass by what it ends. */
export function passName(store: TableStore): string {
  if (hasTraded(store)) return say(store, 'web-18xx-end-turn');
  const { round } = game(store);
  if (round.kind !== 'operating') return actionText(store, { kind: 'pass' });
  const kinds = store.state!.offers.map(({ kind }) => kind);
  const own = kinds
    .map((kind) => `web-18xx-pass-${kind.replaceAll('_', '-')}`)
    .find((id) => texts.has(id, store.title));
  if (own) return say(store, own);
  const step = STEPS.find((kind) => kinds.includes(kind));
  if (!step && isLast(round)) return say(store, 'web-18xx-end-turn');
  const last = lastMove(store);
  const isMore = last?.seat === store.state!.to_act[0] && last?.action?.['kind'] === step;
  return say(store, 'web-18xx-pass', { step: step ?? 'none', more: isMore ? 'yes' : 'no' });
}

/** Whether nothing comes after this part of the company's turn. */
const isLast = ({ stage, stages }: Round) => stage != null && stage === stages?.at(-1);
