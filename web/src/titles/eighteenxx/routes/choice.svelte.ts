/** The run that is being looked at: a route for each train, in the words of the rules, and the one that is edited. */
import type { Point } from './finding';

const NEAR_END = 40;

class RouteChoice {
  /** The train whose route is being changed, by its place among the company's trains. */
  train = $state<number | null>(null);
  /** The marks of the stops that can follow. */
  next = $state.raw<string[]>([]);
  /** The places from which a line along the track may be drawn. */
  ends = $state.raw<Point[]>([]);
  /** Where somebody points on the map: a click, or one of many points of a line that is drawn. */
  pointed = $state.raw<{ at: Point; isDrawn: boolean } | null>(null);
  /** The routes that are shown while trains run; null at any other time. */
  routes = $state.raw<string[] | null>(null);

  /** Where they run on the map, and what each brings. */
  paths = $state.raw<{ d: string; index: number }[]>([]);
  revenues = $state.raw<ReadonlyMap<string, number>>(new Map());

  isEnd({ x, y }: Point): boolean {
    return this.ends.some((end) => Math.hypot(end.x - x, end.y - y) < NEAR_END);
  }

  edit(train: number | null): void {
    this.train = train;
    this.next = [];
    this.pointed = null;
  }

  end(): void {
    this.edit(null);
    this.routes = null;
  }
}

export const routeChoice = new RouteChoice();

/** How each train is told from the others: never by its colour alone. */
export const STYLES = [
  { letter: 'A', color: '#b00020', dash: '' },
  { letter: 'B', color: '#0b57d0', dash: '14 7' },
  { letter: 'C', color: '#7b2fa6', dash: '3 7' },
  { letter: 'D', color: '#00695c', dash: '18 5 3 5' },
  { letter: 'E', color: '#a84300', dash: '8 4' },
  { letter: 'F', color: '#37474f', dash: '24 10' },
] as const;

export const styleOf = (index: number) => STYLES[index % STYLES.length]!;
