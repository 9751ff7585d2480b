/** The table of American Rails. */
import type { Action, GameEvent, View } from '../../api/types';
import type { TitleModule } from '../module';
import { plainMarks } from '../plain';
import ActionTrack from './ActionTrack.svelte';
import Beside from './Beside.svelte';
import BidChooser from './BidChooser.svelte';
import Companies from './Companies.svelte';
import CompanyChooser from './CompanyChooser.svelte';
import Ending from './Ending.svelte';
import LeaveChooser from './LeaveChooser.svelte';
import Legend from './Legend.svelte';
import PlaceChooser from './PlaceChooser.svelte';
import Status from './Status.svelte';
import { texts } from '../../state/texts.svelte';
import { tipOf } from './tips';
import { companiesOf, howFar, markerOf, playersOf, sharesOf } from './view';

/** A city is a hex of its name. */
function marks(action: Action): string[] {
  return plainMarks('city' in action ? { kind: action.kind, hex: action['city'] } : action);
}

/** A cube or a house is named after its hex. */
function nameOf(mark: string): string {
  return mark.slice(mark.indexOf(':') + 1).split('/')[0]!;
}

/** At a hex one may want to start, to develop or to expand, as the game stands. */
function wishes(mark: string, view: View): Action[] {
  const place = nameOf(mark);
  const { stage, row } = view['round'];
  if (stage === 'founding') return [{ kind: 'start_in', city: place }];
  if (stage === 'acting' && row === 'develop') return [{ kind: 'develop', city: place }];
  const companies = companiesOf(view).filter((company) => company.status === 'founded');
  return companies.map((company) => ({ kind: 'expand', company: company.name, hex: place }));
}

const say = (id: string, values: Record<string, unknown> = {}) => texts.text(id, values, 'american-rails');

/** The cubes of companies of which the seat has shares; at first those of all. */
function ownMarks(view: View, seat: number | null): string[] {
  const cubes = view['board'].cubes as { company: string; hex: string }[];
  const player = playersOf(view).find((each) => each.seat === seat);
  const own = cubes.filter(({ company }) => player && sharesOf(player, company) > 0);
  return (own.length > 0 ? own : cubes).map(({ hex }) => `hex:${hex}`);
}

/** What moves money between the players and the bank, and which way. */
const MONEY_MOVES: Record<string, [heading: string, way: 1 | -1]> = {
  dividend_paid: ['web-dividends', 1],
  share_bought: ['web-part-auctions', -1],
  money_taken: ['web-part-actions', 1],
  levy_paid: ['web-part-actions', -1],
};

/** Money alone counts: what came in and went out, and what everybody had at first. */
function breakdown(view: View, events: GameEvent[]) {
  const players = playersOf(view);
  const moved = ['web-dividends', 'web-part-auctions', 'web-part-actions'].map((part) => {
    const figures = players.map(() => 0);
    for (const { kind, arguments: told } of events) {
      const [heading, way] = MONEY_MOVES[kind] ?? ['', 1];
      if (heading === part) figures[Number(told['seat'])]! += way * Number(told['amount']);
    }
    return { heading: say(part), figures };
  });
  const first = players.map(({ cash, seat }) =>
    moved.reduce((left, { figures }) => left - figures[seat]!, cash),
  );
  return [{ heading: say('web-part-first'), figures: first }, ...moved];
}

/** What the player or a company pays for. */
const WITH_COSTS = ['bid', 'expand'];

export const module: TitleModule = {
  id: 'american-rails',
  stages: [
    {
      id: 'map',
      heading: 'heading-board',
      boards: ['board'],
      legend: { heading: 'web-city-legend', component: Legend },
      beside: 'companies',
    },
    {
      id: 'companies',
      heading: 'heading-companies',
      panels: [
        { id: 'companies', component: Companies },
        { id: 'end', heading: 'web-ending', component: Ending },
      ],
    },
  ],
  marks,
  ownMarks,
  asks: ({ kind }) => WITH_COSTS.includes(kind),
  choosers: {
    leave_auction: LeaveChooser,
    take_space: ActionTrack,
    bid: BidChooser,
    offer_share: CompanyChooser,
    fund: CompanyChooser,
    expand: PlaceChooser,
    develop: PlaceChooser,
    start_in: PlaceChooser,
  },
  howFar: ({ state }) => howFar(state!.view),
  status: Status,
  seatColor: (seat) => markerOf(seat).color,
  breakdown,
  scoreText: (amount) => say('web-money', { amount }),
  tipOf,
  beside: Beside,
  nameOf,
  wishes,
};
