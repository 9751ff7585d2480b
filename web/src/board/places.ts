/** Where things lie on a board. */
import type { Board, Placed } from '../api/state';
import { symbols } from '../state/symbols.svelte';

export type Place = { x: number; y: number; outline: string };

/** The place of a mark: of what stands there, or of the slot of a city that is still free. */
export function placeOf(board: Board, mark: string): Place | null {
  return standing(board, mark) ?? slotPlace(board, mark);
}

function standing(board: Board, mark: string): Place | null {
  for (const [name, x, y] of placedAt(board, mark)) {
    const outline = symbols.get(name)?.outline;
    if (outline) return { x, y, outline };
  }
  return null;
}

/** What is found once in a layer holds as long as the layer does, from move to move. */
function ofLayer<T>(find: (placed: Placed[], board: Board) => T): (placed: Placed[], board: Board) => T {
  const known = new WeakMap<Placed[], T>();
  return (placed, board) => {
    let found = known.get(placed);
    if (found === undefined) known.set(placed, (found = find(placed, board)));
    return found;
  };
}

const byMark = ofLayer((placed) => {
  const found = new Map<string, Placed[]>();
  for (const one of placed) {
    const others = found.get(one[3]);
    if (others) others.push(one);
    else found.set(one[3], [one]);
  }
  return found;
});

/** What stands at a mark, from the lowest layer up. */
const placedAt = (board: Board, mark: string) =>
  board.layers.flatMap((layer) => byMark(layer.placed, board).get(mark) ?? []);

/** `slot:H12/0/1` is the second slot of the first stop of H12; `city:` names of hex boards are stops. */
function slotPlace(board: Board, mark: string): Place | null {
  const found = /^slot:(.+)\/(\d+)\/(\d+)$/.exec(mark);
  if (!found) return null;
  const [, hex, stop, slot] = found;
  const hexes = board.layers.find(({ name }) => name === 'hexes');
  const [ground] = hexes ? (byMark(hexes.placed, board).get(`hex:${hex}`) ?? []) : [];
  if (!ground) return null;
  const [name, x, y] = ground;
  const place = symbols.get(name)?.stops?.[Number(stop)];
  const [dx, dy] = place?.slots[Number(slot)] ?? [place?.x ?? 0, place?.y ?? 0];
  return { x: x + dx, y: y + dy, outline: circle(board.geometry.slot_radius ?? 12) };
}

function circle(radius: number): string {
  return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** How everything that has a mark looks now, and where it is. */
export function lookOf(board: Board): Map<string, string> {
  const placed = board.layers.flatMap((layer) => layer.placed.map((one) => ({ layer: layer.name, one })));
  const marked = placed.filter(({ one: [, , , mark] }) => mark !== '');
  return new Map(
    marked.map(({ layer, one: [name, x, y, mark] }) => [`${layer} ${mark}`, `${name} ${x} ${y}`]),
  );
}

/** The marks that look otherwise, or that are new. */
export function changedMarks(before: Map<string, string>, now: Map<string, string>): string[] {
  const changed = [...now].filter(([key, look]) => before.get(key) !== look);
  return [...new Set(changed.map(([key]) => key.slice(key.indexOf(' ') + 1)))];
}

const CORNERS = ['bottom right', 'bottom left', 'top right', 'top left'] as const;
const CORNER_WIDTH = 0.22;
const CORNER_HEIGHT = 0.2;

const takenCorners = ofLayer((placed, board) => {
  const taken = new Set<string>();
  for (const [, x, y, mark] of placed) {
    if (!mark) continue;
    const [left, top] = [x / board.width, y / board.height];
    const side = left > 1 - CORNER_WIDTH ? 'right' : left < CORNER_WIDTH ? 'left' : '';
    const edge = top > 1 - CORNER_HEIGHT ? 'bottom' : top < CORNER_HEIGHT ? 'top' : '';
    taken.add(`${edge} ${side}`);
  }
  return taken;
});

/** A corner of the board where nothing lies that one may want to see: the place for its buttons. */
export function freeCorner(board: Board): (typeof CORNERS)[number] {
  const isFree = (corner: string) =>
    board.layers.every(({ placed }) => !takenCorners(placed, board).has(corner));
  return CORNERS.find(isFree) ?? CORNERS[0];
}
