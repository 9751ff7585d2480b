import { describe, expect, it } from 'vitest';
import { Camera } from '../src/board/camera.svelte';
import { frameOf } from '../src/board/frame';
import { ringPlaces } from '../src/titles/eighteenxx/track/ring';

const FRAME = { left: 0, top: 0, right: 400, bottom: 300 };
const SIZE = 50;
const NOWHERE = { left: -9, top: -9, right: -9, bottom: -9 };

describe('the ring of tiles', () => {
  const corners = [
    [200, 150],
    [0, 0],
    [400, 300],
    [10, 290],
  ] as const;

  it.each(corners)('stays in the picture around %d, %d, and no tile lies on another', (x, y) => {
    const places = ringPlaces(9, { x, y }, 60, SIZE, FRAME, NOWHERE);
    expect(places).toHaveLength(9);
    for (const place of places) {
      expect(place.x).toBeGreaterThanOrEqual(SIZE / 2);
      expect(place.x).toBeLessThanOrEqual(FRAME.right - SIZE / 2);
      expect(place.y).toBeGreaterThanOrEqual(SIZE / 2);
      expect(place.y).toBeLessThanOrEqual(FRAME.bottom - SIZE / 2);
    }
    const apart = places.flatMap((one, index) =>
      places.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(SIZE);
  });

  it('leaves the buttons below the hex free', () => {
    const bar = { left: 110, top: 190, right: 290, bottom: 234 };
    for (const { x, y } of ringPlaces(8, { x: 200, y: 150 }, 60, SIZE, FRAME, bar)) {
      const isOver = x + 25 > bar.left && x - 25 < bar.right && y + 25 > bar.top && y - 25 < bar.bottom;
      expect(isOver).toBe(false);
    }
  });
});

describe('the frame', () => {
  function camera(width: number, height: number) {
    const own = new Camera(
      () => 1000,
      () => 500,
    );
    own.picture = { width, height };
    return own;
  }

  it('knows where a place of the board is on the page, in the middle of what is left free', () => {
    const frame = frameOf(camera(500, 500));
    expect(frame.scale).toBe(0.5);
    expect(frame.at(0, 0)).toEqual({ x: 0, y: 125 });
    expect(frame.at(1000, 500)).toEqual({ x: 500, y: 375 });
  });

  it('follows the camera', () => {
    const own = camera(1000, 500);
    own.zoomBy(2, { x: 500, y: 200 });
    const frame = frameOf(own);
    expect(frame.at(250, 100)).toEqual({ x: 0, y: 0 });
    expect(frame.at(500, 225)).toEqual({ x: 500, y: 250 });
  });
});
