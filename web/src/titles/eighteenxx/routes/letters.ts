/** Where the letters of routes stand: on the borders of hexes, where nothing is written and no token lies. */
import type { Board } from '../../../api/state';
import type { Point } from '../../../board/camera.svelte';

/** A letter, and how far letters stay from each other. */
export const RADIUS = 8;
const APART = 2 * RADIUS + 2;
/** Lines are drawn with rounded figures. */
const CLOSE = 1;

/** A place for the letter of each path: the first border that it crosses where no other letter stands. */
export function letterPlaces(board: Board, paths: string[]): Point[] {
  const centers = (board.layers.find(({ name }) => name === 'hexes')?.placed ?? []).map(([, x, y]) => ({
    x,
    y,
  }));
  const inner = Math.hypot(...(board.geometry.edges?.[0] ?? [0, 0]));
  const isBorder = (point: Point) => centers.some((center) => Math.abs(far(center, point) - inner) < CLOSE);
  const taken: Point[] = [];
  for (const path of paths) {
    const ends = endsOf(path);
    const borders = ends.filter(isBorder);
    const free = borders.find((place) => taken.every((other) => far(place, other) >= APART));
    taken.push(free ?? borders[0] ?? ends[0] ?? { x: 0, y: 0 });
  }
  return taken;
}

const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** The ends of the pieces of track that a path is made of. */
function endsOf(path: string): Point[] {
  return path
    .split('M')
    .filter((piece) => piece !== '')
    .flatMap((piece) => {
      const figures = (piece.match(/-?[\d.]+/g) ?? []).map(Number);
      const last = figures.length - 2;
      return [
        { x: figures[0]!, y: figures[1]! },
        { x: figures[last]!, y: figures[last + 1]! },
      ];
    });
}
