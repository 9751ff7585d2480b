/** 1849: from the auction of the privates to the first dividend. */
import { oneOf, type Lesson, type Step } from '../../tutorial/lesson';
import {
  auctionKeeping,
  bidsOn,
  buyOwn,
  buysCheapest,
  buysTrain,
  declining,
  endsStockRound,
  held,
  isPast,
  laysTrack,
  own,
  paysDividend,
  runs,
  startsAt,
} from '../eighteenxx/teaching';

const PAR = 100;
/** So much of a company its director buys when it goes into operation. */
const AT_ONCE = 40;

const steps: Step[] = [
  {},
  buysCheapest,
  bidsOn('CNM'),
  auctionKeeping((AT_ONCE / 10) * PAR),
  startsAt(PAR),
  {
    fits: oneOf('place_home', 'buy_share', 'pass'),
    isDone: (moment) =>
      own(moment).some((row) => held(moment, row['id']) >= AT_ONCE) || isPast(moment, 'auction', 'stock'),
    suggest: (moment) => moment.offered.find(oneOf('place_home')) ?? buyOwn(moment),
  },
  endsStockRound,
  laysTrack,
  buysTrain,
  runs,
  paysDividend,
  {},
];

export const lesson: Lesson = {
  title: '1849',
  players: 3,
  seed: 1863,
  steps: steps.map(declining),
};
