/** Where an action is drawn on the boards. */
import type { Action, View } from '../../api/types';
import { routeChoice } from './routes/choice.svelte';
import type { Company, Game, Hex, Stop, Tile } from './shapes';
import { startChoice } from './stock/start.svelte';

const SHARES = ['buy_share', 'sell_shares', 'sell_certificates', 'buy_double', 'sell_double'];
const STATIONS = ['place_station', 'place_home', 'place_bond_station'];
const STARTS = ['start_company', 'set_par'];

export function marks(action: Action, view: View): string[] {
  const game = view as unknown as Game;
  if (STATIONS.includes(action.kind)) return [stationMark(game, action)];
  if (STARTS.includes(action.kind)) return startMarks(game, action);
  if (SHARES.includes(action.kind)) return [`token:${action['company']}`];
  if (action.kind === 'run_trains') return routeChoice.train === null ? [] : routeChoice.next;
  return typeof action['hex'] === 'string' ? [`hex:${action['hex']}`] : [];
}

/** The hexes with stations of the company that operates; otherwise of those that the seat presides over. */
export function ownMarks(view: View, seat: number | null): string[] {
  const { round, companies, board } = view as unknown as Game;
  const isOwn = ({ id, president_seat }: Company) =>
    round.company ? id === round.company : president_seat === seat;
  const own = companies.filter(isOwn).map(({ id }) => id);
  const stations = ({ stops }: Hex) => (stops ?? []).flatMap((stop) => stop.stations ?? []);
  const hexes = board.hexes.filter((hex) =>
    stations(hex).some((company) => company && own.includes(company)),
  );
  return hexes.map(({ id }) => `hex:${id}`);
}

/** The first free circle of the city; the hex itself where no city is drawn yet. */
function stationMark(game: Game, action: Action): string {
  const hex = game.board.hexes.find(({ id }) => id === action['hex']);
  const stop = hex?.stops?.[action['city']];
  if (!stop?.slots) return `hex:${action['hex']}`;
  const standing = stop.stations ?? [];
  const free = Array.from({ length: stop.slots }, (_, slot) => slot).find((slot) => !standing[slot]);
  return `slot:${action['hex']}/${action['city']}/${free ?? 0}`;
}

/** The cells of the market at whose price the chosen company can be started. */
function startMarks(game: Game, action: Action): string[] {
  const isChosen = action.kind === 'set_par' || action['company'] === startChoice.company;
  if (!isChosen) return [];
  const cells = game.market.rows.flatMap((row, y) =>
    row.map((cell, x) => ({ cell, mark: `cell:${y}/${x}` })),
  );
  const priced = cells.filter(({ cell }) => cell?.price === action['price']);
  const printed = priced.filter(({ cell }) => cell!.kinds.some((kind) => kind.startsWith('par')));
  return (printed.length > 0 ? printed : priced).slice(0, 1).map(({ mark }) => mark);
}

/** What somebody may have had in mind who clicks a place at which nothing is offered. */
export function wishes(mark: string, view: View): Action[] {
  const game = view as unknown as Game;
  const [kind, place = ''] = mark.split(':');
  if (kind === 'hex') return hexWishes(game, place);
  if (kind === 'slot') {
    const [hex = '', city] = place.split('/');
    return [{ kind: 'place_station', hex, city: Number(city) }, ...tileWishes(game, hex)];
  }
  if (kind === 'token') return shareWishes(place);
  return [];
}

function hexWishes(game: Game, hex: string): Action[] {
  const cities = game.board.hexes.find(({ id }) => id === hex)?.stops?.some((stop) => stop.slots);
  const station = cities ? [{ kind: 'place_station', hex, city: 0 }] : [];
  return game.round.kind === 'operating' ? [...tileWishes(game, hex), ...station] : [];
}

const NEXT_COLOR: Record<string, string> = {
  white: 'yellow',
  yellow: 'green',
  green: 'brown',
  brown: 'gray',
};

/** The first tile that could follow on the hex, turned every way: the rules say what stands against it. */
function tileWishes(game: Game, id: string): Action[] {
  const hex = game.board.hexes.find((one) => one.id === id);
  if (!hex) return [];
  const next = game.board.tiles.filter(({ color, left }) => left !== 0 && color === NEXT_COLOR[hex.color]);
  const isLike = (tile: Tile) => tile.label === hex.label && kindsOf(tile.stops) === kindsOf(hex.stops);
  const tile = next.find(isLike) ?? next[0] ?? game.board.tiles[0];
  return tile ? ROTATIONS.map((rotation) => ({ kind: 'lay_tile', hex: id, tile: tile.tile, rotation })) : [];
}

const ROTATIONS = [0, 1, 2, 3, 4, 5];
const kindsOf = (stops: Stop[] | undefined) => (stops ?? []).map(({ kind }) => kind).join();

function shareWishes(company: string): Action[] {
  return [
    { kind: 'buy_share', company, source: 'bank' },
    { kind: 'buy_share', company, source: 'pool' },
    { kind: 'sell_shares', company, shares: 1 },
  ];
}
