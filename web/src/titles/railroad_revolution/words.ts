/** Words and signs for the pieces of Railroad Revolution. */
import type { Action, View } from '../../api/types';
import { texts } from '../../state/texts.svelte';
import { boardOf, nextStep, playersOf } from './view';

export const TITLE = 'railroad-revolution';

/** The same colours and signs as on the board. */
const WORKERS: Record<string, [color: string, ink: string, sign: string]> = {
  white: ['#ffffff', '#23211c', ''],
  purple: ['#7c41a3', '#ffffff', '✚'],
  grey: ['#a4a8ae', '#23211c', '■'],
  orange: ['#ee8a1d', '#23211c', '▲'],
  turquoise: ['#2bb5b0', '#23211c', '◆'],
};
const SEATS: [color: string, ink: string][] = [
  ['#b8261e', '#ffffff'],
  ['#f2c21b', '#23211c'],
  ['#2f62c4', '#ffffff'],
  ['#2b2b2b', '#ffffff'],
];

export const say = (id: string, values: Record<string, unknown> = {}) => texts.text(id, values, TITLE);
export const money = (amount: number) => say('web-money', { amount });
/** A word of the view: `pay-200`, `steps-3`, `purple-or-grey`. */
export const word = (name: string) => texts.value(TITLE, name);
export const words = (names: string[]) => names.map(word).join(', ');

/** The round, and what is done in it now. */
export function howFar(view: View): string[] {
  const { round, last_round: last, stage } = view['round'];
  return [last ? say('web-round-of', { round, last }) : say('web-round', { round }), word(stage)];
}

/** A worker: the colour, the mark on the piece, the mark with a letter, and what it is called. */
export type Piece = { color: string; ink: string; mark: string; sign: string; name: string };
export function workerOf(worker: string): Piece {
  const known = WORKERS[worker];
  if (!known) return { color: '#fffdf6', ink: '#23211c', mark: '?', sign: '?', name: word('any') };
  const [color, ink, mark] = known;
  const sign = `${mark} ${say(`letter-${worker}`)}`.trim();
  return { color, ink, mark, sign, name: say('web-worker', { worker }) };
}

export function seatOf(seat: number): { color: string; ink: string; sign: string } {
  const [color, ink] = SEATS[seat] ?? ['#9a9a92', '#23211c'];
  return { color, ink, sign: String(seat + 1) };
}

/** What there is to know about a move beside its name; `isFree` if an accountant builds the station. */
export function detail(action: Action, view: View, isFree = false): string {
  const find = DETAILS[action.kind];
  return find ? find(action, view, isFree).filter(Boolean).join(' · ') : '';
}

type Parts = (action: Action, view: View, isFree: boolean) => string[];
const acting = (view: View) => playersOf(view)[view['round'].acting_seat];

const DETAILS: Record<string, Parts> = {
  choose_start_tile: ({ tile }, view) => {
    const found = view['start_tiles'].find((each: { tile: string }) => each.tile === tile);
    return found ? [words(found.bonus)] : [];
  },
  build_station: ({ city }, view, isFree) => {
    if (view['round'].open !== 'main-station') return [word('station-1')];
    const found = boardOf(view).cities.find((each) => each.name === city)!;
    const first = found.stations.length === 0 && found.first.length > 0;
    return [
      money(isFree ? 0 : found.cost),
      words(found.main),
      first ? say('web-first-station', { bonus: words(found.first) }) : '',
    ];
  },
  lay_rail: ({ space }, view) => {
    if (!isPaidRail(view)) return [word('rail-1')];
    const found = boardOf(view).spaces.find((each) => each.id === space)!;
    return [say('web-terrain', { count: found.terrain }), found.trade ? word('effect-deal') : ''];
  },
  open_office: ({ area }, view) => {
    if (view['round'].open !== 'main-telegraph') return [word('office-1')];
    const found = boardOf(view).areas.find((each) => each.area === area)!;
    const first = found.offices.length === 0 ? found.first : 0;
    return [
      say('shares-counted', { count: found.shares + first }),
      words(found.tile),
      found.trade ? word('effect-deal') : '',
    ];
  },
  sell_part: (_, view) => [money(acting(view)?.next_sale ?? 0)],
  advance: ({ track }, view) => {
    const step = nextStep(view, view['round'].acting_seat, track);
    const gate = step.track.gates[step.space - 2];
    const points = say('web-step', { points: step.track.values[step.space - 1] ?? '' });
    return [points, gate ? word(gate) : ''];
  },
  take_locomotive: ({ locomotive }, view) => [words(locomotiveParts(view, locomotive))],
  flip_locomotive: ({ locomotive, face }, view) =>
    face === 'up' ? [words(locomotiveParts(view, locomotive))] : [],
  end_turn: (_, view) => [view['pending'].length > 0 ? say('web-unused') : ''],
  take_deal: ({ deal }, view) => {
    const found = view['deals'].find((each: { deal: number }) => each.deal === deal);
    return found ? [say('web-deal-line', { count: found.shares, reward: words(found.reward) })] : [];
  },
};

/** Rails of the action are paid for; those of tiles are free, whatever the terrain. */
function isPaidRail(view: View): boolean {
  const third = (view['pending'] as { effect: string }[]).some(
    ({ effect }) => effect === 'effect-third_rail',
  );
  return third || view['round'].open === 'main-railroad';
}

/** What turning a locomotive brings. */
export function locomotiveParts(view: View, kind: string): string[] {
  const found = view['locomotives'].find((each: { locomotive: string }) =>
    [kind, `locomotive-${kind}`].includes(each.locomotive),
  );
  return found?.bonus ?? [];
}
