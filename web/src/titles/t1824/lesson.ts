/** 1824: from the first railways to the first dividend of a regional railway. */
import type { Action } from '../../api/types';
import {
  did,
  first,
  happened,
  oneOf,
  rows,
  type Lesson,
  type Moment,
  type Step,
} from '../../tutorial/lesson';
import {
  buysTrain,
  cash,
  declining,
  held,
  isOwnOperation,
  isPast,
  laysTrack,
  OPERATING,
  own,
  paysDividend,
  round,
  runOrPass,
} from '../eighteenxx/teaching';

/** The coal railways with their regional railways. */
const REGIONAL: Record<string, string> = { EPP: 'BK', EOD: 'MS', MLB: 'CL', SPB: 'SB' };
const PRE_STATE = ['SD1', 'KK1', 'UG1', 'SD2', 'KK2', 'SD3', 'UG2'];
const MOUNTAIN = ['B1', 'B2', 'B3', 'B4'];
/** With the director's share, which comes later, it is half of the railway. */
const BEFORE_EXCHANGE = 30;
const HALF = 50;

/** What the own coal railway is, or will be as a regional railway. */
const wanted = (moment: Moment): string[] =>
  own(moment).flatMap((row) => (row['kind'] === 'regional' ? [row['id']] : (REGIONAL[row['id']] ?? [])));

/** In the order of these papers; of a coal railway the lowest price comes first. */
const papers = (moment: Moment, ids: string[]): Action[] =>
  ids.flatMap((id) =>
    moment.offered.filter((action) => action.kind === 'buy_paper' && action['paper'] === id),
  );

const buysPaper = (ids: string[]): Step => ({
  fits: (action) => action.kind === 'buy_paper' && ids.includes(action['paper']),
  isDone: (moment) =>
    moment.ownMoves.some((action) => action.kind === 'buy_paper' && ids.includes(action['paper'])) ||
    isPast(moment, 'stock'),
  suggest: (moment) => papers(moment, ids)[0] ?? first(moment, 'pass'),
});

/** Shares of what the coal railway becomes, up to so many per cent. */
const buyRegional =
  (percent: number) =>
  (moment: Moment): Action | null =>
    moment.offered.find(
      (action) =>
        action.kind === 'buy_share' &&
        wanted(moment).includes(action['company']) &&
        held(moment, action['company']) < percent &&
        cash(moment) > 0,
    ) ?? first(moment, 'pass');

/** What kind of railway is on turn, if it is an own one. */
const actingKind = (moment: Moment): string | undefined =>
  own(moment).find((row) => row['id'] === moment.view['round']?.company)?.['kind'];

const regional = (moment: Moment) => own(moment).filter((row) => row['kind'] === 'regional');
/** Exchanges begin with the first 3-train. */
const mayExchange = (moment: Moment) =>
  rows(moment.view, 'phases').findIndex((row) => row['phase'] === moment.view['phase']) >= 2;

const steps: Step[] = [
  {},
  buysPaper(Object.keys(REGIONAL)),
  buysPaper(PRE_STATE),
  buysPaper(MOUNTAIN),
  {
    fits: oneOf('buy_share', 'buy_paper', 'pass'),
    isDone: isOwnOperation,
    suggest: buyRegional(BEFORE_EXCHANGE),
  },
  laysTrack,
  {
    fits: oneOf(...OPERATING, 'buy_train'),
    isDone: (moment) =>
      did('run_trains')(moment) || isPast(moment, 'operating') || actingKind(moment) === 'pre_state',
    suggest: runOrPass,
  },
  { ...buysTrain, fits: oneOf(...OPERATING, 'buy_train'), hinted: ['lay_tile'] },
  {
    fits: oneOf(...OPERATING, 'buy_share', 'buy_train'),
    isDone: (moment) => round(moment) === 'stock' && moment.isTurn && mayExchange(moment),
    suggest: (moment) =>
      round(moment) === 'stock' ? buyRegional(BEFORE_EXCHANGE)(moment) : runOrPass(moment),
    hinted: ['lay_tile'],
  },
  {
    fits: oneOf('exchange_coal'),
    isDone: (moment) => regional(moment).length > 0,
    suggest: (moment) => first(moment, 'exchange_coal', 'pass'),
  },
  {
    fits: oneOf('exchange_mountain', 'buy_share', 'pass'),
    isDone: (moment) =>
      isOwnOperation(moment) ||
      (did('exchange_mountain')(moment) && regional(moment).some((row) => row['floated'])),
    suggest: (moment) =>
      moment.offered.find(
        (action) => action.kind === 'exchange_mountain' && wanted(moment).includes(action['company']),
      ) ??
      first(moment, 'exchange_mountain') ??
      buyRegional(HALF)(moment),
  },
  {
    ...paysDividend,
    fits: oneOf(...OPERATING, 'buy_share', 'buy_train', 'exchange_mountain'),
    isDone: (moment) => did('pay_dividend')(moment) || happened('state_railway_formed')(moment),
    hinted: ['lay_tile'],
  },
  {},
];

export const lesson: Lesson = {
  title: '1824',
  players: 3,
  seed: 1824,
  steps: steps.map(declining),
};
