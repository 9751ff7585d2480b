/** Buying and selling shares, as the cards and the market show it. */
import type { Action } from '../../../api/types';
import type { TableStore } from '../../../state/table.svelte';
import { choices, keyOf } from '../offered';
import { game, type Company, type Game } from '../shapes';
import { money, say } from '../words';

const TRADES = [
  'buy_share',
  'buy_double',
  'sell_shares',
  'sell_double',
  'sell_certificates',
  'exchange_coal',
];

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

/** Most titles sell shares by their number; 1849 has a last certificate that is told apart. */
function saleWish(store: TableStore, { id }: Company): Action {
  return store.title === '1849'
    ? { kind: 'sell_certificates', company: id, tens: 1, last: false }
    : { kind: 'sell_shares', company: id, shares: 1 };
}

function startWish(game: Game, { id }: Company): Action[] {
  const cells = game.market.rows.flat().filter((cell) => cell?.kinds.some((kind) => kind.startsWith('par')));
  const prices = cells.map((cell) => cell!.price);
  return prices.length > 0 ? [{ kind: 'start_company', company: id, price: Math.min(...prices) }] : [];
}

/** A trade in few words, with what a purchase costs; the company is named beside it. */
export function tradeLabel(store: TableStore, action: Action): string {
  const last = action['last'] ? 1 : 0;
  const words = say(store, `web-18xx-${action.kind.replaceAll('_', '-')}`, {
    source: action['source'],
    count: action['shares'] ?? action['tens'],
    last,
    price: action['price'],
  });
  const cost = costOf(store, action);
  return cost === null ? words : `${words} · ${money(store, cost)}`;
}

/** A share of 1830's bank costs its par price, all others the market price; 1849 has certificates of two sizes. */
export function costOf(store: TableStore, action: Action): number | null {
  if (action.kind !== 'buy_share' || store.title === '1849') return null;
  const company = game(store).companies.find(({ id }) => id === action['company']);
  const isAtPar = store.title === '1830' && action['source'] === 'bank';
  return (isAtPar ? company?.par : company?.price) ?? null;
}
