/** The table of American Rails. */
import type { Action, View } from '../../api/types';
import type { TitleModule } from '../module';
import { plainMarks } from '../plain';
import ActionTrack from './ActionTrack.svelte';
import Beside from './Beside.svelte';
import BidChooser from './BidChooser.svelte';
import Companies from './Companies.svelte';
import CompanyChooser from './CompanyChooser.svelte';
import Ending from './Ending.svelte';
import Legend from './Legend.svelte';
import PlaceChooser from './PlaceChooser.svelte';
import Status from './Status.svelte';
import { texts } from '../../state/texts.svelte';
import { tipOf } from './tips';
import { companiesOf, markerOf, playersOf, sharesOf, type Player } from './view';

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

/** Money alone counts; what it came from were the shares. */
function breakdown(view: View) {
  const companies = companiesOf(view).filter((company) => company.status === 'founded');
  const shares = (player: Player) =>
    companies
      .flatMap(({ name }) => (sharesOf(player, name) > 0 ? [`${sharesOf(player, name)} ${name}`] : []))
      .join(', ');
  return [
    { heading: texts.text('column-shares', {}, 'american-rails'), figures: playersOf(view).map(shares) },
  ];
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
  asks: ({ kind }) => WITH_COSTS.includes(kind),
  choosers: {
    take_space: ActionTrack,
    bid: BidChooser,
    offer_share: CompanyChooser,
    fund: CompanyChooser,
    expand: PlaceChooser,
    develop: PlaceChooser,
    start_in: PlaceChooser,
  },
  status: Status,
  seatColor: (seat) => markerOf(seat).color,
  breakdown,
  tipOf,
  beside: Beside,
  nameOf,
  wishes,
};
