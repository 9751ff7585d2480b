/** The way of a train through places that were clicked, over the track that is drawn on the map. */
import type { Board, Picture } from '../../../api/state';
import { symbols } from '../../../state/symbols.svelte';

type End = number | string;
type Hex = { id: string; x: number; y: number; picture: Picture };
/** Where the train is: at a stop of a hex, or coming into it by an edge; how it came, and what it has called at. */
type Step = { hex: Hex; end: End; piece: string; met: number; word: string; before: Step | null };

const NEAR = 6;

/** The words of a route through the places (`hex:H12` or `slot:H12/1/0`); null if no track leads that way. */
export function findRoute(board: Board, places: string[]): string | null {
  const hexes = readHexes(board);
  const wanted = places.map(readPlace);
  const start = wanted[0] && hexes.find(({ id }) => id === wanted[0]!.hex);
  if (!start) return null;
  const seen = new Set<string>();
  let front: Step[] = stopsOf(start)
    .filter((stop) => fits(wanted[0], start, stop))
    .map((stop) => ({ hex: start, end: stop, piece: '', met: 1, word: stopName(start, stop), before: null }));
  while (front.length > 0) {
    const done = front.find((step) => step.met === wanted.length && typeof step.end === 'string');
    if (done) return wordsOf(done);
    front = front.flatMap((step) => onward(step, hexes, board, wanted)).filter((step) => isNew(step, seen));
  }
  return null;
}

/** Every hex that track leads to from these stops (`H12/0`), whatever stands in the way. */
export function reachedFrom(board: Board, stops: string[]): Set<string> {
  const hexes = readHexes(board);
  const seen = new Set<string>();
  const reached = new Set<string>();
  let front: Step[] = hexes.flatMap((hex) =>
    stopsOf(hex)
      .filter((stop) => stops.includes(`${hex.id}/${stop.slice(1)}`))
      .map((stop) => ({ hex, end: stop, piece: '', met: 0, word: '', before: null })),
  );
  while (front.length > 0) {
    for (const step of front) reached.add(step.hex.id);
    front = front.flatMap((step) => onward(step, hexes, board, [])).filter((step) => isNew(step, seen));
  }
  return reached;
}

type Wanted = { hex: string; stop: string | null };

function readPlace(mark: string): Wanted {
  const slot = /^slot:(.+)\/(\d+)\/\d+$/.exec(mark);
  return slot
    ? { hex: slot[1]!, stop: `s${slot[2]}` }
    : { hex: mark.slice(mark.indexOf(':') + 1), stop: null };
}

function readHexes(board: Board): Hex[] {
  const placed = board.layers.find((layer) => layer.name === 'hexes')?.placed ?? [];
  return placed.flatMap(([name, x, y, mark]) => {
    const picture = symbols.get(name);
    return picture && mark.startsWith('hex:') ? [{ id: mark.slice(4), x, y, picture }] : [];
  });
}

const stopsOf = (hex: Hex) => (hex.picture.stops ?? []).map((_, number) => `s${number}`);

const stopName = (hex: Hex, stop: string) =>
  (hex.picture.stops?.length ?? 0) > 1 ? `${hex.id}/${stop.slice(1)}` : hex.id;

/** Whether being here is what was clicked; in a hex without stops it is enough to pass. */
function fits(wanted: Wanted | undefined, hex: Hex, stop: string | null): boolean {
  if (wanted?.hex !== hex.id) return false;
  if (stop === null) return stopsOf(hex).length === 0;
  return wanted.stop === null || wanted.stop === stop;
}

function onward(step: Step, hexes: Hex[], board: Board, wanted: Wanted[]): Step[] {
  return (step.hex.picture.track ?? []).flatMap(({ a, b }, number) => {
    const piece = `${step.hex.id}/${number}`;
    if (piece === step.piece || (a !== step.end && b !== step.end)) return [];
    const end = a === step.end ? b : a;
    return typeof end === 'string'
      ? [arrive(step, end, piece, wanted)]
      : cross(step, end, piece, hexes, board, wanted);
  });
}

function arrive(step: Step, stop: string, piece: string, wanted: Wanted[]): Step {
  const met = step.met + (fits(wanted[step.met], step.hex, stop) ? 1 : 0);
  return { hex: step.hex, end: stop, piece, met, word: stopName(step.hex, stop), before: step };
}

/** Over an edge into the next hex. */
function cross(
  step: Step,
  edge: number,
  piece: string,
  hexes: Hex[],
  board: Board,
  wanted: Wanted[],
): Step[] {
  const [dx, dy] = board.geometry.edges?.[edge] ?? [0, 0];
  const [x, y] = [step.hex.x + 2 * dx, step.hex.y + 2 * dy];
  const next = hexes.find((hex) => Math.hypot(hex.x - x, hex.y - y) < NEAR);
  if (!next) return [];
  const hasPassed = typeof step.end === 'number';
  const met = step.met + (hasPassed && fits(wanted[step.met], step.hex, null) ? 1 : 0);
  const passed: Step = hasPassed ? { ...step, met, word: `(${step.hex.id})` } : { ...step, met };
  return [{ hex: next, end: (edge + 3) % 6, piece, met, word: '', before: passed }];
}

function isNew(step: Step, seen: Set<string>): boolean {
  const key = `${step.hex.id}/${step.end}/${step.piece}/${step.met}`;
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function wordsOf(last: Step): string {
  const words: string[] = [];
  for (let step: Step | null = last; step; step = step.before) if (step.word) words.unshift(step.word);
  return words.join(' ');
}
