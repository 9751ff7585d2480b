/** The story of a game as the server tells it, and what charts need of it. */
import type { Json } from '../api/types';
import { shortNames } from '../parts/names';

/** A number of the history, and the figure from then on; null where there is none. */
export type Point = [number: number, figure: number | null];

export type Mark = { number: number; kind: string; arguments: Record<string, number> };
export type Company = {
  id: string;
  name: string;
  color: string;
  text: string;
  figures: Record<string, Point[]>;
};
export type Earning = { number: number; mark: number | null; company: string; amount: number; use: string };
export type Told = { number: number; kind: string; arguments: Record<string, Json> };

export type Story = {
  title: string;
  players: string[];
  last: number;
  finished: boolean;
  measure: string | null;
  swing_measure: string | null;
  marks: Mark[];
  measures: { name: string; players: Point[][] }[];
  companies: Company[];
  earnings: Earning[];
  events: Told[];
  swings: { number: number; seat: number; kind: string; changes: number[] }[];
};

/** A line of a chart; `sign` stands beside it, so that its colour is not needed. */
export type Line = { name: string; sign: string; color: string; dash: number[]; points: Point[] };

/** Eight colours that stay apart for colour-blind eyes, on light and on dark ground. */
const COLORS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#b8860b', '#56b4e9', '#8a63d2', '#7f7f7f'];
const DASHES = [[], [9, 4], [2, 3], [12, 3, 2, 3], [5, 5], [14, 5], [2, 6], [9, 3, 2, 3, 2, 3]];

/** So much of a player's name stands at the end of a line. */
const LONGEST_SIGN = 9;

export const dashOf = (index: number): number[] => DASHES[index % DASHES.length]!;

/** `colorOf` is the colour of a seat's pieces, where the title has some. */
export function playerLines(story: Story, measure: string, colorOf?: (seat: number) => string): Line[] {
  const found = story.measures.find((each) => each.name === measure);
  const names = shortNames(story.players).map((name) => name.slice(0, LONGEST_SIGN));
  const signs = new Set(names).size === names.length ? names : names.map((_, seat) => String(seat + 1));
  return story.players.map((name, seat) => ({
    name,
    sign: signs[seat]!,
    color: colorOf?.(seat) ?? COLORS[seat % COLORS.length]!,
    dash: dashOf(seat),
    points: found?.players[seat] ?? [],
  }));
}

/** The companies that have this figure; with their own colours. */
export function companyLines(story: Story, figure: string): Line[] {
  return story.companies
    .map((company, index) => ({
      name: company.name,
      sign: company.id.length > 4 ? company.id.slice(0, 3) : company.id,
      color: company.color,
      dash: dashOf(index),
      points: company.figures[figure] ?? [],
    }))
    .filter((line) => line.points.some(([, figure]) => figure !== null));
}

export function companyFigures(story: Story): string[] {
  const names = ['price', 'income', 'treasury', 'cash'];
  return names.filter((name) => companyLines(story, name).length > 0);
}

/** What a figure is after a number of the history. */
export function figureAt(points: Point[], number: number): number | null {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (points[middle]![0] <= number) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? null : points[low - 1]![1];
}

/** The columns of a chart: every number at which a line changes, and each line's figures there. */
export function aligned(lines: Line[], last: number): [number[], ...(number | null)[][]] {
  const numbers = new Set(lines.flatMap((line) => line.points.map(([number]) => number)));
  const xs = [...numbers.add(0).add(last)].sort((a, b) => a - b);
  return [xs, ...lines.map((line) => xs.map((number) => figureAt(line.points, number)))];
}

/** The rounds with the number at which each ends. */
export function rounds(story: Story): { mark: Mark; index: number; end: number }[] {
  return story.marks.map((mark, index) => ({
    mark,
    index,
    end: Math.max(mark.number, (story.marks[index + 1]?.number ?? story.last + 1) - 1),
  }));
}
