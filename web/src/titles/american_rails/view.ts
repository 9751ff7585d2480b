/** A view of American Rails, as the server writes it, and the colours of its pieces. */
import type { View } from '../../api/types';
import type { TableStore } from '../../state/table.svelte';

export const ROWS = ['pass', 'develop', 'fund', 'take', 'expand_3', 'auction', 'expand_4'] as const;
export const PHASES = [1, 2, 3] as const;

export type Company = {
  name: string;
  color: string;
  status: 'founded' | 'unfounded' | 'out';
  treasury: number;
  income: number;
  dividend: number;
  shares_sold: number;
  shares_unsold: number;
  cubes: number;
};
export type Player = { seat: number; name: string; turn: number | null; cash: number } & Record<
  string,
  number
>;

const COMPANY_COLORS: Record<string, [color: string, ink: string]> = {
  white: ['#ffffff', '#23211c'],
  grey: ['#a9adb3', '#23211c'],
  green: ['#1f7a34', '#ffffff'],
  yellow: ['#f6cf1d', '#23211c'],
  red: ['#c22a22', '#ffffff'],
  blue: ['#2f62c4', '#ffffff'],
};
const PLAYER_COLORS = ['#7b4d20', '#6d3fa6', '#ad2f66', '#9c5406', '#14656e'];

/** A cube of a company: its colour and its letter. */
export function cubeOf(company: Company): { color: string; ink: string; sign: string; name: string } {
  const [color, ink] = COMPANY_COLORS[company.color] ?? ['#ffffff', '#23211c'];
  return { color, ink, sign: company.name.slice(0, 1), name: company.name };
}

/** The marker of a player: its colour and its number. */
export function markerOf(seat: number): { color: string; ink: string; sign: string } {
  return { color: PLAYER_COLORS[seat] ?? '#444444', ink: '#ffffff', sign: String(seat + 1) };
}

export const companiesOf = (view: View): Company[] => view['companies'];
export const playersOf = (view: View): Player[] => view['players'];

/** In turn order; who has no place in it yet comes last. */
export function inOrder(players: Player[]): Player[] {
  return [...players].sort((a, b) => (a.turn ?? 9) - (b.turn ?? 9) || a.seat - b.seat);
}

/** The seats that passed since the share was put up, from what happened and was not taken back. */
export function leftAuction(store: TableStore): Set<number> {
  const counted: (typeof store.entries)[number][] = [];
  for (const entry of store.entries) {
    if (store.at !== null && entry.number > store.at) break;
    counted.length = entry.kind === 'undo' ? entry.depth : entry.depth - 1;
    if (entry.kind !== 'undo') counted.push(entry);
  }
  const left = new Set<number>();
  for (const entry of counted.filter(Boolean)) {
    for (const event of entry.events) {
      if (event.kind === 'share_offered') left.clear();
      if (event.kind === 'auction_left') left.add(Number(event.arguments['seat']));
    }
  }
  return left;
}
