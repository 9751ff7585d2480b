/** American Rails: from the first auction to the first dividend. */
import type { Action } from '../../api/types';
import { did, first, happened, oneOf, rows, type Lesson, type Moment } from '../../tutorial/lesson';

/** What the lesson would pay for a share at the start. */
const ENOUGH = 20;

/** What the spaces of the action track lead to. */
const ACTIONS = ['expand', 'finish', 'fund', 'develop', 'take_money', 'levy', 'offer_share', 'decline'];

const phase = (moment: Moment): number => Number(moment.view['round']?.phase ?? 0);
const shares = (moment: Moment): number => Number(rows(moment.view, 'players')[moment.seat]?.['shares'] ?? 0);

/** A space with an action; the uppermost is only for passing. */
const isWorking = (action: Action) => action.kind === 'take_space' && action['row'] !== 'pass';

function takePart(moment: Moment): Action | null {
  const bid = first(moment, 'bid');
  if (bid && bid['amount'] <= ENOUGH && shares(moment) < 2) return bid;
  return first(moment, 'start_in', 'offer_share', 'leave_auction');
}

function takeSpace(moment: Moment): Action | null {
  const spaces = moment.offered.filter((action) => action.kind === 'take_space');
  const wanted = ['expand_4', 'expand_3', 'take'].flatMap((row) =>
    spaces.filter((action) => action['row'] === row),
  );
  return wanted[0] ?? spaces[0] ?? first(moment, 'bid', 'leave_auction');
}

/** Country hexes have a letter and a number; what has a name is a city. */
const isCity = (hex: string) => !/^[A-Z]+\d+$/.test(hex);

/** Into a city where one can be reached: it raises the income. */
function actOnSpace(moment: Moment): Action | null {
  const cities = moment.offered.filter((action) => action.kind === 'expand' && isCity(action['hex']));
  return cities[0] ?? first(moment, ...ACTIONS);
}

export const lesson: Lesson = {
  title: 'american-rails',
  players: 3,
  seed: 1851,
  steps: [
    {},
    {
      fits: oneOf('offer_share'),
      isDone: (moment) => did('offer_share')(moment) || phase(moment) > 0,
      suggest: (moment) => first(moment, 'offer_share', 'bid', 'leave_auction'),
    },
    {
      fits: oneOf('bid'),
      isDone: (moment) => did('bid')(moment) || phase(moment) > 0,
      suggest: (moment) => first(moment, 'bid', 'leave_auction'),
    },
    {
      fits: oneOf('bid', 'leave_auction', 'start_in', 'offer_share'),
      isDone: (moment) => phase(moment) > 0,
      suggest: takePart,
    },
    {
      fits: (action) => oneOf('bid', 'leave_auction')(action) || isWorking(action),
      isDone: (moment) => moment.ownMoves.some(isWorking) || happened('dividend')(moment),
      suggest: takeSpace,
    },
    {
      fits: oneOf(...ACTIONS, 'bid', 'leave_auction'),
      isDone: (moment) => did('take_space', ...ACTIONS)(moment) || happened('dividend')(moment),
      suggest: (moment) => actOnSpace(moment) ?? takeSpace(moment),
    },
    { focus: '#panel-companies, [aria-labelledby="panel-companies"]' },
    {
      fits: oneOf(...ACTIONS, 'take_space', 'bid', 'leave_auction', 'start_in'),
      isDone: happened('dividend'),
      suggest: (moment) => actOnSpace(moment) ?? first(moment, 'start_in') ?? takeSpace(moment),
    },
    {},
  ],
};
