/** Where things lie on a board. */
import type { Board } from '../api/state';
import { symbols } from '../state/symbols.svelte';

export type Place = { x: number; y: number; outline: string };

/** The place of a mark: of what stands there, or of the slot of a city that is still free. */
export function placeOf(board: Board, mark: string): Place | null {
  return standing(board, mark) ?? slotPlace(board, mark);
}

function standing(board: Board, mark: string): Place | null {
  for (const { name, x, y } of placesByMark(board).get(mark) ?? []) {
    const outline = symbols.get(name)?.outline;
    if (outline) return { x, y, outline };
  }
  return null;
}

type Standing = { layer: string; name: string; x: number; y: number };
const known = new WeakMap<Board, Map<string, Standing[]>>();

/** What stands at each mark, from the lowest layer up. */
function placesByMark(board: Board): Map<string, Standing[]> {
  const found = known.get(board) ?? new Map<string, Standing[]>();
  if (known.has(board)) return found;
  for (const layer of board.layers) {
    for (const [name, x, y, mark] of layer.placed) {
      const standing = { layer: layer.name, name, x, y };
      const others = found.get(mark);
      if (others) others.push(standing);
      else found.set(mark, [standing]);
    }
  }
  known.set(board, found);
  return found;
}

/** `slot:H12/0/1` is the second slot of the first stop of H12; `city:` names of hex boards are stops. */
function slotPlace(board: Board, mark: string): Place | null {
  const found = /^slot:(.+)\/(\d+)\/(\d+)$/.exec(mark);
  if (!found) return null;
  const [, hex, stop, slot] = found;
  const ground = placesByMark(board)
    .get(`hex:${hex}`)
    ?.find(({ layer }) => layer === 'hexes');
  if (!ground) return null;
  const place = symbols.get(ground.name)?.stops?.[Number(stop)];
  const [dx, dy] = place?.slots[Number(slot)] ?? [place?.x ?? 0, place?.y ?? 0];
  return { x: ground.x + dx, y: ground.y + dy, outline: circle(board.geometry.slot_radius ?? 12) };
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

/** A corner of the board where nothing lies that one may want to see: the place for its buttons. */
export function freeCorner(board: Board): (typeof CORNERS)[number] {
  const taken = new Set<string>();
  for (const layer of board.layers) {
    for (const [, x, y, mark] of layer.placed) {
      if (!mark) continue;
      const [left, top] = [x / board.width, y / board.height];
      const side = left > 1 - CORNER_WIDTH ? 'right' : left < CORNER_WIDTH ? 'left' : '';
      const edge = top > 1 - CORNER_HEIGHT ? 'bottom' : top < CORNER_HEIGHT ? 'top' : '';
      taken.add(`${edge} ${side}`);
    }
  }
  return CORNERS.find((corner) => !taken.has(corner)) ?? CORNERS[0];
}
