/** The table of Railroad Revolution. */
import type { Action, View } from '../../api/types';
import type { TitleModule } from '../module';
import Choices from './Choices.svelte';
import ChooseMilestone from './ChooseMilestone.svelte';
import OtherBoards from './OtherBoards.svelte';
import OwnBoard from './OwnBoard.svelte';
import PlaceWorker from './PlaceWorker.svelte';
import Players from './Players.svelte';
import Promote from './Promote.svelte';
import HireWorker from './HireWorker.svelte';
import Scores from './Scores.svelte';
import SellShares from './SellShares.svelte';
import Status from './Status.svelte';
import SwapWorker from './SwapWorker.svelte';
import TracksAndSupply from './TracksAndSupply.svelte';
import { tipOf } from './tips';
import { boardOf, nextStep, playersOf, scoreOf } from './view';
import { howFar, say, seatOf } from './words';

const CHOSEN_FROM_A_LIST = [
  'choose_start_tile',
  'build_station',
  'lay_rail',
  'open_office',
  'sell_part',
  'use_telegraph_tile',
  'advance',
  'take_worker',
  'take_locomotive',
  'flip_locomotive',
  'take_deal',
  'end_turn',
];

function marks(action: Action, view: View): string[] {
  switch (action.kind) {
    case 'build_station':
      return [`city:${action['city']}`];
    case 'lay_rail':
      return [`space:${action['space']}`];
    case 'open_office':
      return [`area:${action['area']}`];
    case 'advance': {
      const { space } = nextStep(view, view['round'].acting_seat, action['track']);
      return [`track:${action['track']}/${space}`];
    }
    default:
      return [];
  }
}

/** The cities that the seat has connected. */
function ownMarks(view: View, seat: number | null): string[] {
  const own = boardOf(view).cities.filter(({ connected }) => seat !== null && connected.includes(seat));
  return own.map(({ name }) => `city:${name}`);
}

function nameOf(mark: string): string {
  const [kind, name] = [mark.slice(0, mark.indexOf(':')), mark.slice(mark.indexOf(':') + 1)];
  if (kind === 'area') return `${say('column-area')} ${name}`;
  if (kind === 'track') return say('track-name', { track: name.split('/')[0] });
  return name.split('/')[0]!;
}

function wishes(mark: string): Action[] {
  const [kind, name] = [mark.slice(0, mark.indexOf(':')), mark.slice(mark.indexOf(':') + 1)];
  const place = name.split('/')[0]!;
  switch (kind) {
    case 'city':
    case 'station':
      return [{ kind: 'build_station', city: place }];
    case 'space':
      return [{ kind: 'lay_rail', space: name }];
    case 'area':
    case 'office':
      return [{ kind: 'open_office', area: Number(place) }];
    case 'track':
    case 'marker':
      return [{ kind: 'advance', track: place, worker: null, place: null }];
    default:
      return [];
  }
}

/** Whoever has to choose an action, a part to sell or a milestone does so on the own board, steps go up the tracks. */
function stageOf(view: View, seat: number | null): string {
  const { acting_seat, stage, open } = view['round'];
  if (seat === null || acting_seat !== seat) return 'map';
  if (stage === 'stage-milestone' || (stage === 'stage-turn' && ON_OWN_BOARD.includes(open))) return 'own';
  const pending = view['pending'] as { effect: string }[];
  const isClimbing = open === '' && pending.some(({ effect }) => effect === 'effect-steps');
  return isClimbing && pending.length === 1 ? 'tracks' : 'map';
}

const SOURCES = ['locomotives', 'milestones', 'telegraph', 'stations', 'network', 'connections'] as const;

function breakdown(view: View) {
  return SOURCES.map((source) => ({
    heading: say(`column-points-${source}`),
    figures: playersOf(view).map(({ seat }) => scoreOf(view, seat)[`points_${source}`]),
  }));
}

/** What is paid for, or shows what was hidden: that cannot be taken back by oneself. */
const WITH_COSTS = [
  'build_station',
  'lay_rail',
  'open_office',
  'hire_worker',
  'use_telegraph_tile',
  'promote',
];

const ON_OWN_BOARD = ['main-choose', 'main-trade'];

export const module: TitleModule = {
  id: 'railroad-revolution',
  stages: [
    { id: 'map', heading: 'heading-board', boards: ['board', 'telegraph'], beside: 'own' },
    {
      id: 'own',
      heading: 'web-own-board',
      short: 'web-tab-own',
      panels: [{ id: 'own', component: OwnBoard }],
      beside: 'map',
    },
    {
      id: 'tracks',
      heading: 'heading-tracks',
      short: 'web-tab-tracks',
      panels: [{ id: 'tracks', component: TracksAndSupply }],
    },
    {
      id: 'others',
      heading: 'web-others-boards',
      short: 'web-tab-others',
      panels: [{ id: 'others', component: OtherBoards }],
    },
    {
      id: 'scores',
      heading: 'heading-scores',
      short: 'web-tab-scores',
      panels: [{ id: 'scores', component: Scores }],
    },
  ],
  marks,
  ownMarks,
  asks: ({ kind }) => WITH_COSTS.includes(kind),
  choosers: {
    ...Object.fromEntries(CHOSEN_FROM_A_LIST.map((kind) => [kind, Choices])),
    place_worker: PlaceWorker,
    promote: Promote,
    swap_worker: SwapWorker,
    choose_milestone: ChooseMilestone,
    sell_shares: SellShares,
    hire_worker: HireWorker,
  },
  howFar: ({ state }) => howFar(state!.view),
  status: Status,
  beside: Players,
  seatColor: (seat) => seatOf(seat).color,
  breakdown,
  scoreText: (points) => say('web-points', { points }),
  stageOf,
  tipOf,
  isAnytime: true,
  nameOf,
  wishes,
};
