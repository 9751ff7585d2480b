/** 1830: from the auction of the privates to the first dividend. */
import type { Action, View } from '../../api/types';
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

const PAR = 67;
/** A company floats when so much is sold. */
const FLOATS = 60;
const LIKED = ['PRR', 'NYC', 'BO', 'CO'];
/** So much is kept for six shares at the lowest price. */
const KEPT = 6 * PAR;

const round = (moment: Moment): string => String(moment.view['round']?.kind ?? '');
const isPast = (moment: Moment, ...kinds: string[]) => !kinds.includes(round(moment));
const own = (moment: Moment): View[] =>
  rows(moment.view, 'companies').filter((row) => row['president_seat'] === moment.seat);
const cash = (moment: Moment): number => Number(rows(moment.view, 'players')[moment.seat]?.['cash'] ?? 0);

/** The cheapest private while the money for a company is left; a par price where one is asked for. */
function goOnBuying(moment: Moment): Action | null {
  const bought = first(moment, 'set_par', 'buy_cheapest');
  const cheapest = rows(moment.view, 'privates').find((row) => row['owner_seat'] === null);
  const price = bought?.kind === 'buy_cheapest' ? Number(cheapest?.['price'] ?? 0) : 0;
  return bought && cash(moment) - price >= KEPT ? bought : first(moment, 'set_par', 'pass');
}

function startCompany(moment: Moment): Action | null {
  const starts = moment.offered.filter(
    (action) => action.kind === 'start_company' && action['price'] === PAR,
  );
  return LIKED.flatMap((id) => starts.filter((action) => action['company'] === id))[0] ?? starts[0] ?? null;
}

function buyOwn(moment: Moment): Action | null {
  const mine = own(moment).map((row) => row['id']);
  const shares = moment.offered.filter((action) => action.kind === 'buy_share');
  return shares.find((action) => mine.includes(action['company'])) ?? first(moment, 'pass');
}

/** A deal that another player proposes comes first: the lesson declines it. */
function declining(step: Step): Step {
  const { fits, suggest } = step;
  if (!fits) return step;
  return {
    ...step,
    fits: (action) => oneOf('accept', 'decline')(action) || fits(action),
    suggest: (moment) => first(moment, 'decline') ?? suggest?.(moment) ?? null,
  };
}

const steps: Step[] = [
  {},
  {
    fits: oneOf('buy_cheapest'),
    isDone: (moment) => did('buy_cheapest')(moment) || isPast(moment, 'auction'),
    suggest: (moment) => first(moment, 'buy_cheapest'),
  },
  {
    fits: oneOf('bid'),
    isDone: (moment) => did('bid')(moment) || isPast(moment, 'auction'),
    suggest: (moment) =>
      moment.offered.find((action) => action.kind === 'bid' && action['private'] === 'MH') ??
      first(moment, 'bid'),
  },
  {
    fits: oneOf('buy_cheapest', 'bid', 'pass', 'set_par'),
    isDone: (moment) => isPast(moment, 'auction'),
    suggest: goOnBuying,
  },
  {
    fits: oneOf('start_company', 'set_par'),
    isDone: (moment) => own(moment).length > 0,
    suggest: (moment) => startCompany(moment) ?? first(moment, 'pass'),
  },
  {
    fits: oneOf('buy_share', 'pass'),
    isDone: (moment) => own(moment).some((row) => row['floated'] || row['bank'] <= 100 - FLOATS),
    suggest: buyOwn,
  },
  {
    // whoever passes too early may lose the company to a player with more of its shares
    fits: oneOf('pass', 'buy_share'),
    isDone: (moment) => round(moment) === 'operating' && moment.isTurn,
    suggest: buyOwn,
  },
  {
    fits: oneOf('lay_tile'),
    isDone: (moment) => did('lay_tile')(moment) || happened('train_bought')(moment),
    focus: '[data-target^="hex:"]',
  },
  {
    fits: oneOf('buy_train', 'pass', 'place_station', 'run_trains', 'pay_dividend'),
    isDone: did('buy_train'),
    suggest: (moment) => first(moment, 'buy_train', 'pass'),
  },
  {
    fits: oneOf('pass', 'buy_share', 'lay_tile', 'place_station', 'run_trains', 'buy_train'),
    isDone: did('run_trains'),
    suggest: (moment) => first(moment, 'run_trains', 'pass'),
  },
  {
    fits: oneOf('pay_dividend'),
    isDone: did('pay_dividend'),
    suggest: (moment) =>
      moment.offered.find((action) => action.kind === 'pay_dividend' && action['choice'] === 'pay') ??
      first(moment, 'pay_dividend'),
  },
  {},
];

export const lesson: Lesson = {
  title: '1830',
  players: 3,
  seed: 1830,
  steps: steps.map(declining),
};
