/** Where places of a board are on the page: measured from the upper left corner of its picture. */
import type { Camera } from './camera.svelte';

export type Frame = {
  /** Pixels for each unit of the board. */
  scale: number;
  width: number;
  height: number;
  at: (x: number, y: number) => { x: number; y: number };
};

/** What the camera shows of the board fills the picture. */
export function frameOf({ scale, part, picture }: Camera): Frame {
  const at = (x: number, y: number) => ({ x: (x - part.x) * scale, y: (y - part.y) * scale });
  return { scale, ...picture, at };
}
