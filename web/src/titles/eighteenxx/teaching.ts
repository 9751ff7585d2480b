/** What the lessons of the 18xx titles share: where a moment stands, and the steps of the rounds. */
import type { Action, View } from '../../api/types';
import { did, first, happened, oneOf, rows, type Moment, type Step } from '../../tutorial/lesson';

export const round = (moment: Moment): string => String(moment.view['round']?.kind ?? '');
export const isPast = (moment: Moment, ...kinds: string[]) => !kinds.includes(round(moment));
export const isOwnOperation = (moment: Moment) => round(moment) === 'operating' && moment.isTurn;
export const own = (moment: Moment): View[] =>
  rows(moment.view, 'companies').filter((row) => row['president_seat'] === moment.seat);
export const cash = (moment: Moment): number =>
  Number(rows(moment.view, 'players')[moment.seat]?.['cash'] ?? 0);
/** What the own seat holds of a company, in per cent. */
export const held = (moment: Moment, company: string): number =>
  Number(rows(moment.view, 'players')[moment.seat]?.['shares']?.[company] ?? 0);

/** A share of an own company, else nothing. */
export function buyOwn(moment: Moment): Action | null {
  const mine = own(moment).map((row) => row['id']);
  const shares = moment.offered.filter((action) => action.kind === 'buy_share');
  return shares.find((action) => mine.includes(action['company'])) ?? first(moment, 'pass');
}

/** A company's turn without a purchase. */
export const runOrPass = (moment: Moment) =>
  first(moment, 'place_home', 'run_trains', 'pay_dividend', 'pass');

/** What a company's turn is made of besides the purchase of trains. */
export const OPERATING = ['place_home', 'lay_tile', 'place_station', 'run_trains', 'pay_dividend', 'pass'];

export const buysCheapest: Step = {
  fits: oneOf('buy_cheapest'),
  isDone: (moment) => did('buy_cheapest')(moment) || isPast(moment, 'auction'),
  suggest: (moment) => first(moment, 'buy_cheapest'),
};

export const bidsOn = (wanted: string): Step => ({
  fits: oneOf('bid'),
  isDone: (moment) => did('bid')(moment) || isPast(moment, 'auction'),
  suggest: (moment) =>
    moment.offered.find((action) => action.kind === 'bid' && action['private'] === wanted) ??
    first(moment, 'bid'),
});

/** The auction to its end: the cheapest private while so much is kept; a par price where one is asked for. */
export const auctionKeeping = (kept: number): Step => ({
  fits: oneOf('buy_cheapest', 'bid', 'pass', 'set_par'),
  isDone: (moment) => isPast(moment, 'auction'),
  suggest: (moment) => {
    const bought = first(moment, 'set_par', 'buy_cheapest');
    const cheapest = rows(moment.view, 'privates').find((row) => row['owner_seat'] === null);
    const price = bought?.kind === 'buy_cheapest' ? Number(cheapest?.['price'] ?? 0) : 0;
    return bought && cash(moment) - price >= kept ? bought : first(moment, 'set_par', 'pass');
  },
});

/** A company of one's own at a price, of those that are liked if there is a choice. */
export const startsAt = (price: number, liked: string[] = []): Step => ({
  fits: oneOf('start_company', 'set_par'),
  isDone: (moment) => own(moment).length > 0,
  suggest: (moment) => {
    const starts = moment.offered.filter(
      (action) => action.kind === 'start_company' && action['price'] === price,
    );
    const best = liked.flatMap((id) => starts.filter((action) => action['company'] === id));
    return best[0] ?? starts[0] ?? first(moment, 'pass');
  },
});

/** Whoever passes too early may lose the company to a player with more of its shares. */
export const endsStockRound: Step = {
  fits: oneOf('pass', 'buy_share'),
  isDone: isOwnOperation,
  suggest: buyOwn,
};

export const laysTrack: Step = {
  fits: oneOf('lay_tile', 'place_home'),
  isDone: (moment) => did('lay_tile')(moment) || happened('train_bought')(moment),
  suggest: (moment) => first(moment, 'place_home'),
  hinted: ['lay_tile'],
  focus: '[data-target^="hex:"]',
};

export const buysTrain: Step = {
  fits: oneOf('buy_train', 'pass', 'place_station', 'run_trains', 'pay_dividend'),
  isDone: did('buy_train'),
  suggest: (moment) => first(moment, 'buy_train', 'pass'),
};

/** On to the first run, through the rounds before it. */
export const runs: Step = {
  fits: oneOf(...OPERATING, 'buy_share', 'buy_train'),
  isDone: did('run_trains'),
  suggest: (moment) => first(moment, 'place_home', 'run_trains', 'pass'),
  hinted: ['lay_tile'],
};

export const paysDividend: Step = {
  fits: oneOf('pay_dividend'),
  isDone: did('pay_dividend'),
  suggest: (moment) =>
    moment.offered.find((action) => action.kind === 'pay_dividend' && action['choice'] === 'pay') ??
    first(moment, 'pay_dividend', 'run_trains', 'pass'),
};

/** A deal that another player proposes comes first: the lesson declines it. */
export function declining(step: Step): Step {
  const { fits, suggest } = step;
  if (!fits) return step;
  return {
    ...step,
    fits: (action) => oneOf('accept', 'decline')(action) || fits(action),
    suggest: (moment) => first(moment, 'decline') ?? suggest?.(moment) ?? null,
  };
}
