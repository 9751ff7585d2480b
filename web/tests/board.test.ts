import { describe, expect, it } from 'vitest';
import type { Action, Offer } from '../src/api/types';
import { Camera } from '../src/board/camera.svelte';
import type { TableStore } from '../src/state/table.svelte';
import { isOffered, keyOf } from '../src/titles/eighteenxx/offered';
import { fittings, tileChoice } from '../src/titles/eighteenxx/track/choice.svelte';

describe('the camera', () => {
  const camera = () =>
    new Camera(
      () => 1000,
      () => 500,
    );

  it('keeps the point where it zooms', () => {
    const own = camera();
    own.zoomBy(2, { x: 250, y: 125 });
    const seen = (x: number) => (x - own.x) * own.zoom;
    expect(seen(250)).toBeCloseTo(250);
  });

  it('never leaves the board and never zooms further than eight times', () => {
    const own = camera();
    own.zoomBy(100);
    expect(own.zoom).toBe(8);
    own.moveBy(-9999, 9999);
    expect(own.box).toBe('0 437.5 125 62.5');
    own.zoomBy(0.0001);
    expect(own.box).toBe('0 0 1000 500');
  });

  it('uses what its picture has besides the board to show more of it, and never what lies beyond its edge', () => {
    const own = camera();
    own.picture = { width: 400, height: 600 };
    expect(own.box).toBe('0 -500 1000 1500');
    own.zoomBy(2, { x: 0, y: 0 });
    expect(own.box).toBe('0 -125 500 750');
    own.zoomBy(2, { x: 1000, y: 500 });
    own.moveBy(9999, 9999);
    expect(own.box).toBe('750 125 250 375');
  });

  it('shows a board that is too small to be read where it is played, and writes as much as can be read', () => {
    const own = camera();
    own.picture = { width: 200, height: 300 };
    expect([own.isCramped, own.detail]).toEqual([true, 'far']);
    own.show([
      { x: 900, y: 400 },
      { x: 860, y: 100 },
      { x: 880, y: 300 },
    ]);
    expect(own.detail).toBe('middle');
    expect(own.part).toMatchObject({ x: 750, width: 250 });
    own.reveal({ x: 10, y: 10 });
    expect(own.part.x).toBe(0);
    own.picture = { width: 1000, height: 500 };
    expect(own.isCramped).toBe(false);
  });

  it('answers to keys, and leaves arrows to the page while everything is seen', () => {
    const own = camera();
    const press = (key: string) => {
      const event = new KeyboardEvent('keydown', { key, cancelable: true });
      own.key(event);
      return event.defaultPrevented;
    };
    expect(press('ArrowLeft')).toBe(false);
    expect(press('+')).toBe(true);
    expect(press('ArrowRight')).toBe(true);
    expect(own.zoom).toBeCloseTo(1.3);
    press('0');
    expect(own.zoom).toBe(1);
  });
});

describe('offers', () => {
  const store = (offers: Offer[], mayAct = true) => ({ mayAct, state: { offers } }) as unknown as TableStore;
  const bids: Offer = {
    kind: 'bid',
    action: { kind: 'bid', private: 'DH', amount: 75 },
    field: 'amount',
    low: 75,
    high: 120,
  };

  it('know an action by its fields, in any order and without empty ones', () => {
    expect(keyOf({ kind: 'a', x: 1, y: null })).toBe(keyOf({ x: 1, kind: 'a' } as Action));
    expect(keyOf({ kind: 'a', x: 1 })).not.toBe(keyOf({ kind: 'a', x: 2 }));
  });

  it.each([
    [75, true],
    [120, true],
    [74, false],
    [121, false],
  ])('a bid of %d is among those from 75 to 120: %s', (amount, is) => {
    expect(isOffered(store([bids]), { kind: 'bid', private: 'DH', amount })).toBe(is);
  });

  it('are nothing for who may not act, nor for another private', () => {
    expect(isOffered(store([bids], false), { kind: 'bid', private: 'DH', amount: 80 })).toBe(false);
    expect(isOffered(store([bids]), { kind: 'bid', private: 'SV', amount: 80 })).toBe(false);
  });
});

describe('the choice of a tile', () => {
  const lay = (tile: string, rotation: number, owner?: string): Action => ({
    kind: 'lay_tile',
    hex: 'H10',
    tile,
    rotation,
    ...(owner ? { private: owner } : {}),
  });
  const actions = [lay('57', 0), lay('57', 2), lay('6', 1), lay('57', 0, 'DH')];

  it('has each tile once, and once more for the power of a private', () => {
    expect(fittings(actions).map(({ key }) => key)).toEqual(['57/', '6/', '57/DH']);
  });

  it('turns the tile that is shown, and takes another', () => {
    tileChoice.begin('H10', actions);
    expect(tileChoice.action).toEqual(lay('57', 0));
    tileChoice.take('57/');
    expect(tileChoice.action).toEqual(lay('57', 2));
    tileChoice.rotate();
    expect(tileChoice.action).toEqual(lay('57', 0));
    tileChoice.take('6/');
    expect(tileChoice.action).toEqual(lay('6', 1));
    tileChoice.end();
    expect(tileChoice.hex).toBeNull();
  });
});
