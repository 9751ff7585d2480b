import { describe, expect, it } from 'vitest';
import type { Placed } from '../src/api/state';
import { layerOf } from '../src/board/layer';
import { sharing } from '../src/state/sharing';
import { symbols } from '../src/state/symbols.svelte';

symbols.add({ plain: { svg: '<path d="M0 0"></path>' }, town: { svg: '<circle r="3"></circle>' } });

const looks = (group: Element) =>
  [...group.children].map((one) => `${one.getAttribute('data-mark')} ${one.firstElementChild?.tagName}`);

describe('a layer of a board', () => {
  const A: Placed = ['plain', 0, 0, 'hex:A1'];
  const B: Placed = ['plain', 10, 0, 'hex:B1'];
  const C: Placed = ['plain', 20, 0, 'hex:C1'];

  it('draws again only what has changed, and keeps the order', () => {
    const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    const layer = layerOf(group, [A, B, C]);
    const [first, , third] = group.children;
    layer.update([A, ['town', 10, 0, 'hex:B1'], C]);
    expect(looks(group)).toEqual(['hex:A1 path', 'hex:B1 circle', 'hex:C1 path']);
    expect([group.children[0], group.children[2]]).toEqual([first, third]);
    layer.update([C, A]);
    expect(looks(group)).toEqual(['hex:C1 path', 'hex:A1 path']);
    expect([...group.children]).toEqual([third, first]);
  });
});

describe('what is told again', () => {
  const told = () => ({ players: [{ cash: 10 }, { cash: 20 }], order: [0, 1], phase: { trains: null } });

  it('is the same object where nothing has changed', () => {
    const before = told();
    expect(sharing(before, told())).toBe(before);
    const now = told();
    now.players[1]!.cash = 30;
    const shared = sharing(before, now);
    expect(shared).toEqual(now);
    expect(shared.players[0]).toBe(before.players[0]);
    expect(shared.order).toBe(before.order);
    expect(shared.phase).toBe(before.phase);
  });

  it.each([
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [{ 0: 1 }, [1]],
    [null, { a: 1 }],
    [{ a: 1 }, null],
  ])('is another one where something came or went: %j, %j', (before, now) => {
    const expected = structuredClone(now);
    expect(sharing(before, now)).toStrictEqual(expected);
  });
});
