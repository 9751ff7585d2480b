/** 1830: from the auction of the privates to the first dividend. */
import { oneOf, type Lesson, type Step } from '../../tutorial/lesson';
import {
  auctionKeeping,
  bidsOn,
  buyOwn,
  buysCheapest,
  buysTrain,
  declining,
  endsStockRound,
  laysTrack,
  own,
  paysDividend,
  runs,
  startsAt,
} from '../eighteenxx/teaching';

const PAR = 67;
/** A company floats when so much is sold. */
const FLOATS = 60;

const steps: Step[] = [
  {},
  buysCheapest,
  bidsOn('MH'),
  auctionKeeping(6 * PAR),
  startsAt(PAR, ['PRR', 'NYC', 'BO', 'CO']),
  {
    fits: oneOf('buy_share', 'pass'),
    isDone: (moment) => own(moment).some((row) => row['floated'] || row['bank'] <= 100 - FLOATS),
    suggest: buyOwn,
  },
  endsStockRound,
  laysTrack,
  buysTrain,
  runs,
  paysDividend,
  {},
];

export const lesson: Lesson = {
  title: '1830',
  players: 3,
  seed: 1830,
  steps: steps.map(declining),
};
