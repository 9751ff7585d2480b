/** Moves beside those that are offered: shown greyed, with the reason why they are not possible. */
import type { Action, View } from '../../api/types';
import { boardOf } from './view';

export function alternatives(actions: Action[], view: View): Action[] {
  const [first] = actions;
  if (!first) return [];
  switch (first.kind) {
    case 'take_deal':
      return [1, 2].map((deal) => ({ kind: 'take_deal', deal }));
    case 'sell_part':
      return ['rail', 'building'].map((piece) => ({ kind: 'sell_part', piece }));
    case 'take_locomotive':
      return (view['locomotives'] as { locomotive: string }[]).map(({ locomotive }) => ({
        kind: 'take_locomotive',
        locomotive: locomotive.replace('locomotive-', ''),
      }));
    case 'advance': {
      const offered = new Set(actions.map((action) => action['track']));
      const { tracks } = boardOf(view);
      return tracks
        .filter((track) => !offered.has(track.id))
        .map((track) => ({ kind: 'advance', track: track.id, worker: null, place: null }));
    }
    default:
      return [];
  }
}

/** The place of a move among its kind; those without an order stay as they are. */
export function rank(action: Action, view: View): number {
  if (action.kind === 'take_deal') return action['deal'];
  if (action.kind === 'advance') {
    return boardOf(view).tracks.findIndex((track) => track.id === action['track']);
  }
  return 0;
}
