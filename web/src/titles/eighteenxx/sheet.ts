/** The figures of the sheet: what 18xx players look at all evening. */
import type { TableStore } from '../../state/table.svelte';
import { lastRevenues } from './history';
import { game, isGone, type Company, type Game, type Player } from './shapes';

export type SheetRow = {
  company: Company;
  /** Percent by player, in the order of the columns. */
  held: number[];
  revenue: number | undefined;
  /** What ten percent get if the last revenue is paid again. */
  share: number | undefined;
};

/** `paid` is what a player gets if every company pays its last revenue again. */
export type SheetColumn = { player: Player; bids: number; liquid: number; paid: number; isNext: boolean };

/** Companies that are in the game, the dearest first, as they operate. */
export function sheetRows(store: TableStore): SheetRow[] {
  const shown = game(store);
  const revenues = lastRevenues(store);
  return shown.companies
    .filter((company) => !isGone(shown, company))
    .sort((one, other) => (other.price ?? -1) - (one.price ?? -1))
    .map((company) => {
      const revenue = revenues.get(company.id);
      return {
        company,
        held: shown.players.map((player) => player.shares[company.id] ?? 0),
        revenue,
        share: revenue === undefined ? undefined : Math.floor(revenue / 10),
      };
    });
}

/** Players in their order; money that lies in bids is not free. */
export function sheetColumns(store: TableStore): SheetColumn[] {
  const shown = game(store);
  const revenues = lastRevenues(store);
  return shown.players.map((player) => {
    const bids = bidsOf(shown, player.seat);
    return {
      player,
      bids,
      liquid: player.cash - bids,
      paid: dividends(player, revenues),
      isNext: store.state!.to_act[0] === player.seat,
    };
  });
}

const dividends = (player: Player, revenues: Map<string, number>) =>
  Object.entries(player.shares).reduce(
    (sum, [company, percent]) => sum + Math.floor(((revenues.get(company) ?? 0) * percent) / 100),
    0,
  );

export function bidsOf(shown: Game, seat: number): number {
  const bids = shown.privates.flatMap((one) => one.bids);
  return bids.filter((bid) => bid.seat === seat).reduce((sum, bid) => sum + bid.amount, 0);
}
