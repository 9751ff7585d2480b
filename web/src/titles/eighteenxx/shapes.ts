/** The view of an 18xx game, as the server sends it. */
import type { State } from '../../api/state';
import type { TableStore } from '../../state/table.svelte';

export type Round = {
  kind: 'auction' | 'stock' | 'operating';
  number?: number;
  index?: number;
  count?: number;
  company?: string;
  contest?: string | null;
  revenue?: number;
  routes?: string[];
};

export type Player = {
  seat: number;
  name: string;
  cash: number;
  value: number;
  certificates: number;
  certificate_limit: number;
  priority: boolean;
  shares: Record<string, number>;
  privates: string[];
};

export type Company = {
  id: string;
  name: string;
  color: string;
  president_seat: number | null;
  par: number | null;
  price: number | null;
  cash: number;
  trains: string[];
  stations_left: number;
  next_station: number | null;
  bank: number;
  pool: number;
  privates: string[];
  floated: boolean;
};

export type Private = {
  id: string;
  name: string;
  price: number;
  price_now: number | null;
  income: number;
  owner_seat: number | null;
  owner: string | null;
  bids: { seat: number; amount: number }[];
};

export type Train = { train: string; price: number; left: number | null; pool: number; for_sale: boolean };

export type Phase = {
  phase: string;
  train: string | null;
  train_limit: number;
  /** Limits that differ, by kind of company. */
  train_limits: Record<string, number>;
  operating_rounds: number;
  tile_colors: string[];
  rusts: string[];
};

export type Stop = { kind: string; slots?: number; stations?: (string | null)[] };
export type Hex = {
  id: string;
  color: string;
  label?: string;
  name?: string;
  stops?: Stop[];
  track?: unknown[];
};
export type Tile = { tile: string; color: string; label?: string; left: number | null; stops?: Stop[] };
type Cell = { price: number; kinds: string[]; companies: string[] } | null;

export type Game = {
  round: Round;
  phase: string;
  bank: number;
  players: Player[];
  companies: Company[];
  privates: Private[];
  trains: Train[];
  phases?: Phase[];
  market: { rows: Cell[][] };
  board: { hexes: Hex[]; tiles: Tile[] };
};

export const gameOf = (state: State) => state.view as unknown as Game;

/** Everything that can be seen of the game at the moment that is shown. */
export const game = (store: TableStore) => gameOf(store.state!);

/** A railway that is not in the game any more, or not yet: no price, no owner, nothing to buy. */
export function isGone({ round }: Game, company: Company): boolean {
  if (company.president_seat !== null || company.price !== null) return false;
  return company.bank + company.pool === 0 || (isMinor(company) && !isOpening(round));
}

/** Small railways have a single station; they are sold in the opening or never. */
const isMinor = (company: Company) => company.stations_left === 1 && company.bank === 100;
const isOpening = (round: Round) =>
  round.kind === 'auction' || (round.kind === 'stock' && round.number === 1);

/** Who holds shares of a company, the president first. */
export function holders(game: Game, company: Company): { player: Player; percent: number }[] {
  return game.players
    .map((player) => ({ player, percent: player.shares[company.id] ?? 0 }))
    .filter(({ percent }) => percent > 0)
    .sort((one, other) => rank(other, company) - rank(one, company));
}

function rank({ player, percent }: { player: Player; percent: number }, company: Company): number {
  return percent + (player.seat === company.president_seat ? 1000 : 0);
}
