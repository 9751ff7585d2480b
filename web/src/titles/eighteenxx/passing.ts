/** To go on without doing what could be done. */
import type { TableStore } from '../../state/table.svelte';
import { hasTraded, lastMove } from './history';
import { game } from './shapes';
import { actionText, say } from './words';

/** The steps that a pass ends, in the order of a turn. */
const STEPS = ['lay_tile', 'place_station', 'place_home', 'buy_train', 'buy_private', 'bid', 'buy_share'];

/** A pass by what it ends. */
export function passName(store: TableStore): string {
  if (hasTraded(store)) return say(store, 'web-18xx-end-turn');
  if (game(store).round.kind !== 'operating') return actionText(store, { kind: 'pass' });
  const step = STEPS.find((kind) => store.state!.offers.some((offer) => offer.kind === kind));
  const last = lastMove(store);
  const isMore = last?.seat === store.state!.to_act[0] && last?.action?.['kind'] === step;
  return say(store, 'web-18xx-pass', { step: step ?? 'none', more: isMore ? 'yes' : 'no' });
}
