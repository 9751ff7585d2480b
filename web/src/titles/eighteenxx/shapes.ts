/** The view of an 18xx game: the models are the server's own. */
import type { State } from '../../api/state';
import type { Models } from '../../api/types';
import type { TableStore } from '../../state/table.svelte';

export type Round = Models['EighteenRound'];
export type Player = Models['EighteenPlayer'];
export type Company = Models['EighteenCompany'];
export type Private = Models['EighteenPrivate'];
export type Train = Models['EighteenTrain'];
export type Phase = Models['EighteenPhase'];
export type Stop = Models['EighteenStop'];
export type Hex = Models['EighteenHex'];
export type Tile = Models['EighteenTile'];
export type Game = Models['EighteenView'];

export const gameOf = (state: State) => state.view as unknown as Game;

/** Everything that can be seen of the game at the moment that is shown. */
export const game = (store: TableStore) => gameOf(store.state!);

/** What a hex is called; of several that are one place only one has the name: the Gulf, Mailand. */
export function placeName({ board }: Game, id: string): string {
  const hex = board.hexes.find((one) => one.id === id);
  const group = groupOf(hex);
  const named = hex?.name || !group ? hex : board.hexes.find((one) => one.name && groupOf(one) === group);
  return named?.name || id;
}

const groupOf = (hex: Hex | undefined) => hex?.stops?.[0]?.group;

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
