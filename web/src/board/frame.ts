/** Where places of a board are on the page: measured from the upper left corner of its picture. */
import type { Board } from '../api/state';

export type Frame = {
  /** Pixels for each unit of the board. */
  scale: number;
  width: number;
  height: number;
  at: (x: number, y: number) => { x: number; y: number };
};

type Seen = { zoom: number; x: number; y: number };

/** The part that is seen fills the picture as far as its proportions allow, in the middle and from its upper edge. */
export function frameOf(board: Board, seen: Seen, width: number, height: number): Frame {
  const part = { width: board.width / seen.zoom, height: board.height / seen.zoom };
  const scale = Math.min(width / part.width, height / part.height);
  const left = (width - part.width * scale) / 2;
  const at = (x: number, y: number) => ({ x: left + (x - seen.x) * scale, y: (y - seen.y) * scale });
  return { scale, width, height, at };
}
