/** A view of American Rails, as the server describes it, and the colours of its pieces. */
import type { Models, View } from '../../api/types';
import { texts } from '../../state/texts.svelte';

export const ROWS = ['pass', 'develop', 'fund', 'take', 'expand_3', 'auction', 'expand_4'] as const;
export const PHASES = [1, 2, 3] as const;

export type Company = Models['RailsCompany'];
/** Besides what the model names, the shares of each company by its name. */
export type Player = Models['RailsPlayer'] & Record<string, unknown>;

export const sharesOf = (player: Player, company: string): number => Number(player[company] ?? 0);

const COMPANY_COLORS: Record<string, [color: string, ink: string]> = {
  white: ['#ffffff', '#23211c'],
  grey: ['#a9adb3', '#23211c'],
  green: ['#1f7a34', '#ffffff'],
  yellow: ['#f6cf1d', '#23211c'],
  red: ['#c22a22', '#ffffff'],
  blue: ['#2f62c4', '#ffffff'],
};
const PLAYER_COLORS = ['#7b4d20', '#6d3fa6', '#ad2f66', '#14656e', '#b35900'];

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

/** In turn order; who has no place in it yet comes last. After the end the richest comes first. */
export function inOrder(players: Player[], isOver = false): Player[] {
  if (isOver) return [...players].sort((a, b) => b.cash - a.cash || a.seat - b.seat);
  return [...players].sort((a, b) => (a.turn ?? 9) - (b.turn ?? 9) || a.seat - b.seat);
}

/** The year and its phase; before the first year there is none. */
export function howFar(view: View): string[] {
  const { phase, year } = view['round'];
  const when = phase > 0 ? 'web-year-phase' : 'web-preparation';
  return [texts.text(when, { year, phase }, 'american-rails')];
}

/** What an action row is called; "take 2" is more with four or five players. */
export function rowName(row: string, players: number): string {
  const title = 'american-rails';
  if (row === 'take') return texts.text('web-row-take', { players }, title);
  return texts.action(title, { kind: 'take_space', row }, []);
}
