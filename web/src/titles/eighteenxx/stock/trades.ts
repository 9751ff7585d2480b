/** Buying and selling shares, as the cards and the market show it. */
import type { Action } from '../../../api/types';
import type { TableStore } from '../../../state/table.svelte';
import { catalog } from '../../../state/catalog.svelte';
import { choices, keyOf, offeredCost } from '../offered';
import type { Company, Game } from '../shapes';
import { wished } from '../wished.svelte';
import { money, say } from '../words';

const TRADES = [
  'buy_share',
  'buy_double',
  'sell_shares',
  'sell_double',
  'sell_certificates',
  'exchange_coal',
];

const SALES = ['sell_shares', 'sell_double', 'sell_certificates'];

export const isSale = ({ kind }: Action) => SALES.includes(kind);

/** Every trade of a company that is offered, and those that a player may wish for. */
export function tradesOf(store: TableStore, game: Game, company: Company): Action[] {
  const offered = TRADES.flatMap((kind) => choices(store, kind)).filter(
    (action) => action['company'] === company.id,
  );
  const known = new Set(offered.map(keyOf));
  return [...offered, ...wishesFor(store, game, company).filter((wish) => !known.has(keyOf(wish)))];
}

/** In a stock round: the president's certificate, a share of bank or pool, the sale of one share. */
export function wishesFor(store: TableStore, game: Game, company: Company): Action[] {
  if (game.round.kind !== 'stock') return [];
  const name = { company: company.id };
  if (company.price === null) return company.president_seat === null ? startWish(game, company) : [];
  const buy = [
    ...(company.bank > 0 ? [{ kind: 'buy_share', ...name, source: 'bank' }] : []),
    ...(company.pool > 0 ? [{ kind: 'buy_share', ...name, source: 'pool' }] : []),
  ];
  const held = game.players.find((player) => player.seat === store.live?.seat)?.shares[company.id] ?? 0;
  return held > 0 ? [...buy, saleWish(store, company)] : buy;
}

/** Shares are sold by their number, or by certificates where a last one is told apart. */
function saleWish(store: TableStore, { id }: Company): Action {
  return catalog.title(store.title)?.actions.includes('sell_certificates')
    ? { kind: 'sell_certificates', company: id, tens: 1, last: false }
    : { kind: 'sell_shares', company: id, shares: 1 };
}

function startWish(game: Game, { id }: Company): Action[] {
  const cells = game.market.rows.flat().filter((cell) => cell?.kinds.some((kind) => kind.startsWith('par')));
  const prices = cells.map((cell) => cell!.price);
  return prices.length > 0 ? [{ kind: 'start_company', company: id, price: Math.min(...prices) }] : [];
}

/** A trade in few words, with what it costs or brings; the company is named beside it. */
export function tradeLabel(store: TableStore, action: Action): string {
  const last = action['last'] ? 1 : 0;
  const words = say(store, `web-18xx-${action.kind.replaceAll('_', '-')}`, {
    source: action['source'],
    count: action['shares'] ?? action['tens'],
    last,
    price: action['price'],
  });
  const cost = costOf(store, action);
  return cost === null ? words : `${words} · ${money(store, Math.abs(cost))}`;
}

/** What is bought at a price of one's choice: `120–200 G`; nothing where it has no price. */
export function priceRange(store: TableStore, actions: Action[]): string {
  const prices = actions.map((action) => action['price']);
  if (prices.some((price) => typeof price !== 'number')) return '';
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return low === high ? money(store, low) : `${low}–${money(store, high)}`;
}

/** The same below a heading that says whether something is bought or sold: `2 for $650`, `Bank · $100`. */
export function tradeInShort(store: TableStore, action: Action): string {
  const price = costOf(store, action);
  const count = action['shares'] ?? (action['last'] ? undefined : action['tens']);
  if (price === null) return tradeLabel(store, action);
  if (action.kind === 'buy_share')
    return `${say(store, action['source'] === 'pool' ? 'value-pool' : 'web-18xx-in-bank')} · ${money(store, Math.abs(price))}`;
  return count === undefined || action.kind === 'sell_double'
    ? tradeLabel(store, action)
    : say(store, 'web-18xx-count-for', { count, price: Math.abs(price) });
}

/** What a trade costs or brings, as the rules say it: of an offer, or of a wish that has been refused. */
function costOf(store: TableStore, action: Action): number | null {
  return offeredCost(store, action) ?? wished.cost(store, action);
}
