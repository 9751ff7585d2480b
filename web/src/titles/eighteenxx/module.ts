/** What the 18xx games have in common at the table. */
import { texts } from '../../state/texts.svelte';
import type { TitleModule } from '../module';
import Above from './Above.svelte';
import { breakdown } from './breakdown';
import { glossary } from './glossary';
import { marks, ownMarks, wishes } from './marks';
import Effect from './parts/Effect.svelte';
import CompaniesPanel from './panels/CompaniesPanel.svelte';
import PlayersPanel from './panels/PlayersPanel.svelte';
import PrivatesPanel from './panels/PrivatesPanel.svelte';
import SheetPanel from './panels/SheetPanel.svelte';
import Status from './panels/Status.svelte';
import TilesPanel from './panels/TilesPanel.svelte';
import TrainsPanel from './panels/TrainsPanel.svelte';
import { passName } from './passing';
import { inWords } from './places';
import type { Game } from './shapes';
import { routeChoice } from './routes/choice.svelte';
import { howFar } from './round';
import { rustWarnings } from './rusting';
import RouteOverlay from './routes/RouteOverlay.svelte';
import RunChooser from './routes/RunChooser.svelte';
import BidChooser from './stock/BidChooser.svelte';
import CheapestChooser from './stock/CheapestChooser.svelte';
import DealChooser from './stock/DealChooser.svelte';
import DividendChooser from './stock/DividendChooser.svelte';
import GroupChooser from './stock/GroupChooser.svelte';
import MarketMoves from './stock/MarketMoves.svelte';
import PassChooser from './stock/PassChooser.svelte';
import PrivateDeals from './stock/PrivateDeals.svelte';
import ShareChooser from './stock/ShareChooser.svelte';
import TrainChooser from './stock/TrainChooser.svelte';
import { tileChoice } from './track/choice.svelte';
import PlaceChooser from './track/PlaceChooser.svelte';
import TileRing from './track/TileRing.svelte';
import TileChooser from './track/TileChooser.svelte';

/** Where a round is played. */
const STAGES: Record<string, string> = { auction: 'privates', stock: 'market', operating: 'map' };

/** Some things on the map are decided between the rounds. */
const ON_MAP = /^(lay_|place_|keep_home)/;

/** A tile is confirmed at its hex, with its costs. */
const WITHOUT_COSTS = ['lay_tile', 'run_trains', 'pay_dividend', 'pass'];

export const module: TitleModule = {
  id: '18xx',
  stages: [
    { id: 'map', heading: 'heading-board', boards: ['board'], beside: 'companies' },
    {
      id: 'market',
      heading: 'heading-market',
      boards: ['market'],
      panels: [
        { id: 'market-companies', component: CompaniesPanel, alsoOn: ['companies'] },
        { id: 'market-sheet', component: SheetPanel, alsoOn: ['sheet'] },
      ],
      beside: 'companies',
    },
    {
      id: 'companies',
      heading: 'heading-companies',
      panels: [
        { id: 'companies', component: CompaniesPanel },
        { id: 'companies-sheet', component: SheetPanel, alsoOn: ['sheet', 'market'], isWide: true },
      ],
    },
    { id: 'sheet', heading: 'web-18xx-sheet', panels: [{ id: 'sheet', component: SheetPanel }] },
    {
      id: 'privates',
      heading: 'web-18xx-tab-privates',
      panels: [{ id: 'privates', component: PrivatesPanel }],
    },
    {
      id: 'supply',
      heading: 'web-18xx-supply',
      panels: [
        { id: 'trains', heading: 'heading-trains', component: TrainsPanel },
        { id: 'tiles', heading: 'web-18xx-tile-supply', component: TilesPanel },
      ],
    },
  ],
  breakdown: (view) => breakdown(view, { rest: 'heading-privates' }),
  scoreText: (amount, title) => texts.text('web-18xx-money', { amount }, title),
  stageOf: (view, _seat, offers) =>
    offers.some(({ kind }) => ON_MAP.test(kind))
      ? 'map'
      : (STAGES[(view as unknown as Game).round.kind] ?? 'map'),
  marks,
  acting: (view) => (view as unknown as Game).round.company ?? '',
  ownMarks,
  inWords,
  glossary,
  wishes,
  howFar,
  status: Status,
  asks: ({ kind }) => !WITHOUT_COSTS.includes(kind),
  effect: Effect,
  passName,
  beside: PlayersPanel,
  overlay: RouteOverlay,
  overLayer: 'hexes',
  above: Above,
  front: TileRing,
  overBoards: { market: MarketMoves },
  again: (mark) => {
    const isShown = tileChoice.hex !== null && mark === `hex:${tileChoice.hex}`;
    if (isShown) tileChoice.rotate();
    return isShown;
  },
  pointed: (at) => {
    const isEdited = routeChoice.train !== null;
    if (isEdited) routeChoice.pointed = { at, isDrawn: false };
    return isEdited;
  },
  drawing: {
    isOn: () => routeChoice.train !== null,
    starts: (at) => routeChoice.isEnd(at),
    over: (at) => (routeChoice.pointed = { at, isDrawn: true }),
  },
  telling: [
    'company_started',
    'company_floated',
    'train_bought',
    'phase_begun',
    'trains_rusted',
    'president_changed',
    'private_bought',
    'state_railway_formed',
    'company_closed',
    'earthquake',
    'bankrupt',
  ],
  warnings: rustWarnings,
  choosers: {
    buy_cheapest: CheapestChooser,
    bid: BidChooser,
    buy_share: ShareChooser,
    sell_shares: ShareChooser,
    start_company: GroupChooser,
    set_par: GroupChooser,
    lay_tile: TileChooser,
    place_station: PlaceChooser,
    place_home: PlaceChooser,
    run_trains: RunChooser,
    pay_dividend: DividendChooser,
    buy_train: TrainChooser,
    buy_private: PrivateDeals,
    sell_private: PrivateDeals,
    exchange_private: DealChooser,
    discard_train: DealChooser,
    declare_bankruptcy: DealChooser,
    pass: PassChooser,
  },
};
