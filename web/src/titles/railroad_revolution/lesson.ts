/** Railroad Revolution: each of the four actions once, with what belongs to it. */
import type { Action } from '../../api/types';
import { did, first, oneOf, rows, type Lesson, type Moment, type Step } from '../../tutorial/lesson';

/** What a turn brings besides its main action, in the order in which the lesson takes it. */
const BROUGHT = [
  'choose_milestone',
  'promote',
  'take_worker',
  'take_locomotive',
  'advance',
  'flip_locomotive',
];
const MAIN: Record<string, string> = {
  telegraph: 'open_office',
  railroad: 'lay_rail',
  station: 'build_station',
  trade: 'sell_part',
};

const isChoosing = (moment: Moment) =>
  moment.isTurn && moment.offered.some((action) => action.kind === 'place_worker');

/** A worker on the action: one without a trade if there is one, for it promotes another. */
function place(moment: Moment, field: string): Action | null {
  const places = moment.offered.filter(
    (action) => action.kind === 'place_worker' && action['field'] === field,
  );
  return places.find((action) => action['worker'] === 'white') ?? places[0] ?? null;
}

/** A start tile with a worker that a milestone of one's own asks for. */
function chooseTile(moment: Moment): Action | null {
  const asked = rows(moment.view, 'milestones')
    .filter((row) => row['seat'] === moment.seat)
    .flatMap((row) => row['needs']);
  const fitting = rows(moment.view, 'start_tiles').filter((row) => asked.includes(row['worker']));
  const tiles = moment.offered.filter((action) => action.kind === 'choose_start_tile');
  return tiles.find((action) => fitting.some((row) => row['tile'] === action['tile'])) ?? tiles[0] ?? null;
}

/** Through a turn to its end: what it brings is taken, what it costs is paid with shares if need be. */
const goThrough = (moment: Moment): Action | null =>
  chooseTile(moment) ??
  first(moment, ...Object.values(MAIN), ...BROUGHT, 'end_turn', 'end_deal', 'sell_shares');

/** A turn with a certain action. */
const acts = (field: string, isDone: (moment: Moment) => boolean): Step => ({
  fits: (action) => action.kind !== 'place_worker' || action['field'] === field,
  isDone,
  suggest: (moment) =>
    isChoosing(moment)
      ? (place(moment, field) ?? place(moment, 'trade') ?? first(moment, 'place_worker'))
      : goThrough(moment),
});

const ends: Step = {
  fits: (action) => action.kind !== 'place_worker',
  isDone: isChoosing,
  suggest: goThrough,
};

export const lesson: Lesson = {
  title: 'railroad-revolution',
  players: 3,
  seed: 1938,
  steps: [
    {},
    {
      fits: oneOf('choose_start_tile'),
      isDone: did('choose_start_tile', 'place_worker'),
      suggest: goThrough,
    },
    ends,
    acts('telegraph', did('place_worker')),
    acts('telegraph', did('open_office', 'end_turn')),
    acts('telegraph', did('promote', 'end_turn')),
    ends,
    acts('railroad', did('lay_rail')),
    ends,
    acts('station', did('build_station')),
    ends,
    acts('trade', did('sell_part')),
    ends,
    {},
  ],
};
