/** The way of a train through places that were clicked, over the track that is drawn on the map. */
import type { Board, Picture } from '../../../api/state';
import { symbols } from '../../../state/symbols.svelte';

/** A stop of a hex that the train calls at, or a hex that it passes (`stop` is null). */
export type RoutePlace = { hex: string; stop: number | null };
export type Point = { x: number; y: number };

type End = number | string;
export type TrackHex = { id: string; x: number; y: number; picture: Picture };
/** Where the train is: at a stop of a hex, or coming into it by an edge; over which piece of track it came. */
type Step = { hex: TrackHex; end: End; piece: string; word: string; before: Step | null };

const NEAR = 6;

export const keyOf = ({ hex, stop }: RoutePlace) => `${hex}/${stop ?? '-'}`;

/** `4: H12 (H14) G7/0` as places. */
export function placesOf(words: string): RoutePlace[] {
  const way = words.slice(words.indexOf(': ') + 1).trim();
  if (way === '') return [];
  return way.split(' ').map((word) => {
    const [hex = '', stop] = word.replace(/[()]/g, '').split('/');
    return { hex, stop: word.startsWith('(') ? null : Number(stop ?? 0) };
  });
}

/** The hexes of a board with their track, once for a drawing. */
export class TrackMap {
  readonly hexes: TrackHex[];
  private readonly byId: Map<string, TrackHex>;

  constructor(
    private readonly board: Board,
    /** A city that others have filled with their stations: trains end there. */
    private readonly isBlocked: (place: RoutePlace) => boolean = () => false,
  ) {
    const placed = board.layers.find((layer) => layer.name === 'hexes')?.placed ?? [];
    this.hexes = placed.flatMap(([name, x, y, mark]) => {
      const picture = symbols.get(name);
      return picture && mark.startsWith('hex:') ? [{ id: mark.slice(4), x, y, picture }] : [];
    });
    this.byId = new Map(this.hexes.map((hex) => [hex.id, hex]));
  }

  hex(id: string): TrackHex | undefined {
    return this.byId.get(id);
  }

  /** Where a stop is. */
  pointOf({ hex, stop }: RoutePlace): Point[] {
    const found = this.byId.get(hex);
    const place = found?.picture.stops?.[stop ?? 0];
    return found ? [{ x: found.x + (place?.x ?? 0), y: found.y + (place?.y ?? 0) }] : [];
  }

  hexAt({ x, y }: Point): TrackHex | undefined {
    const radius = this.board.geometry.radius ?? 50;
    const far = (hex: TrackHex) => Math.hypot(hex.x - x, hex.y - y);
    const nearest = this.hexes.reduce((best, hex) => (far(hex) < far(best) ? hex : best), this.hexes[0]!);
    return nearest && far(nearest) <= radius ? nearest : undefined;
  }

  /** The words of a route through the places; null if no track leads that way. */
  route(places: RoutePlace[]): string | null {
    const end = this.follow(places);
    return end === null ? null : wordsOf(end);
  }

  /** The stops that can follow the last place, without any stop between. */
  next(places: RoutePlace[]): RoutePlace[] {
    const end = this.follow(places);
    if (end === null || typeof end.end !== 'string') return [];
    if (places.length > 1 && this.isBlocked(placeOfStep(end))) return [];
    const found = new Map<string, RoutePlace>();
    this.search(end, (step) => {
      if (typeof step.end === 'string') found.set(keyOf(placeOfStep(step)), placeOfStep(step));
      return false;
    });
    return [...found.values()];
  }

  /** Every stop that track leads to from these, whatever stands between. */
  reached(starts: RoutePlace[]): RoutePlace[] {
    const found = new Map(starts.map((place) => [keyOf(place), place]));
    for (const place of found.values()) {
      for (const other of this.next([place])) if (!found.has(keyOf(other))) found.set(keyOf(other), other);
    }
    return [...found.values()];
  }

  /** The train at the last place, having called at all of them; after a hex that is passed it goes on to a stop. */
  private follow(places: RoutePlace[]): Step | null {
    const first = places[0];
    const hex = first && this.byId.get(first.hex);
    if (!hex || first.stop === null) return null;
    const end = `s${first.stop}`;
    let step: Step | null = { hex, end, piece: '', word: stopName(hex, end), before: null };
    for (const place of places.slice(1)) {
      if (step === null) return null;
      step = this.search(step, (found) => isAt(found, place));
    }
    const isPassing = step !== null && typeof step.end === 'number';
    return isPassing ? this.search(step!, (found) => typeof found.end === 'string') : step;
  }

  /** The nearest step that is wanted, over track and stops that the train has not used; stops end the search. */
  private search(from: Step, isWanted: (step: Step) => boolean): Step | null {
    const used = usedBy(from);
    const seen = new Set<string>();
    let front = this.onward(from, used);
    while (front.length > 0) {
      const found = front.find(isWanted);
      if (found) return found;
      const open = front.filter((step) => typeof step.end === 'number' && isNew(step, seen));
      front = open.flatMap((step) => this.onward(step, used));
    }
    return null;
  }

  private onward(step: Step, used: ReadonlySet<string>): Step[] {
    return (step.hex.picture.track ?? []).flatMap(({ a, b }, number) => {
      const piece = `${step.hex.id}#${number}`;
      if (used.has(piece) || piece === step.piece || (a !== step.end && b !== step.end)) return [];
      const end = a === step.end ? b : a;
      if (typeof end === 'number') return this.cross(step, end, piece);
      const arrived = { hex: step.hex, end, piece, word: stopName(step.hex, end), before: step };
      return used.has(keyOf(placeOfStep(arrived))) ? [] : [arrived];
    });
  }

  /** Over an edge into the next hex. */
  private cross(step: Step, edge: number, piece: string): Step[] {
    const [dx, dy] = this.board.geometry.edges?.[edge] ?? [0, 0];
    const [x, y] = [step.hex.x + 2 * dx, step.hex.y + 2 * dy];
    const next = this.hexes.find((hex) => Math.hypot(hex.x - x, hex.y - y) < NEAR);
    if (!next) return [];
    const passed: Step = typeof step.end === 'number' ? { ...step, word: `(${step.hex.id})` } : step;
    return [{ hex: next, end: (edge + 3) % 6, piece, word: '', before: passed }];
  }
}

const placeOfStep = (step: Step): RoutePlace => ({
  hex: step.hex.id,
  stop: Number(String(step.end).slice(1)),
});

/** At a stop that was wanted, or just out of a hex that was to be passed. */
function isAt(step: Step, place: RoutePlace): boolean {
  if (place.stop !== null) return step.hex.id === place.hex && step.end === `s${place.stop}`;
  const from = step.before;
  return typeof step.end === 'number' && typeof from?.end === 'number' && from.hex.id === place.hex;
}

/** The pieces of track behind the train, and the stops where it has been. */
function usedBy(last: Step): Set<string> {
  const used = new Set<string>();
  for (let step: Step | null = last; step; step = step.before) {
    used.add(step.piece);
    if (typeof step.end === 'string') used.add(keyOf(placeOfStep(step)));
  }
  return used;
}

const stopName = (hex: TrackHex, stop: string) =>
  (hex.picture.stops?.length ?? 0) > 1 ? `${hex.id}/${stop.slice(1)}` : hex.id;

function isNew(step: Step, seen: Set<string>): boolean {
  const key = `${step.hex.id}/${step.end}/${step.piece}`;
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function wordsOf(last: Step): string {
  const words: string[] = [];
  for (let step: Step | null = last; step; step = step.before) if (step.word) words.unshift(step.word);
  return words.join(' ');
}
