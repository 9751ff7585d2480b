import { beforeAll, describe, expect, it } from 'vitest';
import type { Board } from '../src/api/state';
import { symbols } from '../src/state/symbols.svelte';
import { nextMarks, pointAt, stopChoices, withoutLast } from '../src/titles/eighteenxx/routes/editing';
import { letterPlaces } from '../src/titles/eighteenxx/routes/letters';
import { placesOf, TrackMap } from '../src/titles/eighteenxx/routes/finding';
import { placeName, type Game } from '../src/titles/eighteenxx/shapes';

/** Hexes in a row, 100 apart: a city, plain track, a city, a city; edge 0 leads to the right, edge 3 to the left. */
const track = (...pieces: [number | string, number | string][]) =>
  pieces.map(([a, b]) => ({ a, b, gauge: 'broad', d: '' }));
const city = [{ kind: 'city', x: 0, y: 0, slots: [] }];

const board = {
  kind: 'hexmap',
  width: 500,
  height: 100,
  geometry: {
    radius: 58,
    edges: [
      [50, 0],
      [25, 43],
      [-25, 43],
      [-50, 0],
      [-25, -43],
      [25, -43],
    ],
  },
  layers: [
    {
      name: 'hexes',
      placed: [
        ['end', 0, 50, 'hex:A1'],
        ['plain', 100, 50, 'hex:A3'],
        ['middle', 200, 50, 'hex:A5'],
        ['last', 300, 50, 'hex:A7'],
      ],
    },
  ],
} as unknown as Board;

beforeAll(() => {
  symbols.add({
    end: { svg: '', stops: city as never, track: track(['s0', 0]) },
    plain: { svg: '', stops: [], track: track([3, 0]) },
    middle: { svg: '', stops: city as never, track: track([3, 's0'], ['s0', 0]) },
    last: { svg: '', stops: city as never, track: track([3, 's0']) },
  });
});

const at = (hex: string) => ({ hex, stop: 0 });

describe('a route on the map', () => {
  it('is told in the words of the rules, with the hexes that are only passed', () => {
    const map = new TrackMap(board);
    expect(map.route([at('A1'), at('A5'), at('A7')])).toBe('A1 (A3) A5 A7');
    expect(placesOf('3: A1 (A3) A5 A7')).toEqual([at('A1'), { hex: 'A3', stop: null }, at('A5'), at('A7')]);
    expect(map.route([at('A1'), at('A9')])).toBeNull();
  });

  it('goes on to the next stop only, and not beyond a city that others have filled', () => {
    expect(nextMarks(new TrackMap(board), [at('A1')], [])).toEqual(['hex:A5']);
    const filled = new TrackMap(board, ({ hex }) => hex === 'A5');
    expect(nextMarks(filled, [at('A1'), at('A5')], [])).toEqual([]);
    expect(nextMarks(new TrackMap(board), [at('A1'), at('A5')], [])).toEqual(['hex:A7']);
  });

  it('can be begun anywhere that the track leads to, and goes on at both ends', () => {
    const map = new TrackMap(board);
    expect(map.reached([at('A1')]).map(({ hex }) => hex)).toEqual(['A1', 'A5', 'A7']);
    expect(stopChoices(map, [at('A5')], []).map(({ place }) => place.hex)).toContain('A1');
  });

  it('follows a click near a stop, a click on track, and ends where one of its stops is clicked', () => {
    const map = new TrackMap(board);
    const near = pointAt(map, [at('A1')], [], map.hex('A5')!, { x: 230, y: 70 });
    expect(near).toEqual([at('A1'), at('A5')]);
    const passing = pointAt(map, [at('A1')], [], map.hex('A3')!, { x: 100, y: 50 });
    expect(map.route(passing!)).toBe('A1 (A3) A5');
    const cut = pointAt(map, [at('A1'), at('A5'), at('A7')], [], map.hex('A5')!, { x: 200, y: 50 });
    expect(cut).toEqual([at('A1'), at('A5')]);
    expect(withoutLast(placesOf('A1 (A3) A5'))).toEqual([at('A1')]);
  });

  it('knows the hex under a point', () => {
    const map = new TrackMap(board);
    expect(map.hexAt({ x: 110, y: 60 })?.id).toBe('A3');
    expect(map.hexAt({ x: 480, y: 60 })).toBeUndefined();
  });
});

describe('the names of places', () => {
  const hexes = [
    { id: 'H1', name: 'Mailand', stops: [{ kind: 'offboard', group: 'Mailand' }] },
    { id: 'I2', name: '', stops: [{ kind: 'offboard', group: 'Mailand' }] },
    { id: 'F7', name: '', stops: [{ kind: 'town' }] },
  ];
  const shown = { board: { hexes } } as unknown as Game;

  it('is that of the hex, of the place that it is part of, or its number', () => {
    expect(['H1', 'I2', 'F7', 'Z9'].map((id) => placeName(shown, id))).toEqual([
      'Mailand',
      'Mailand',
      'F7',
      'Z9',
    ]);
  });
});

describe('the letter of each route', () => {
  const path = 'M0 50L50 50M50 50L150 50M150 50L200 50';

  it('stands on the border of two hexes, and not on another letter', () => {
    expect(letterPlaces(board, [path, path])).toEqual([
      { x: 50, y: 50 },
      { x: 150, y: 50 },
    ]);
  });

  it('stands where the route begins if it crosses no border', () => {
    expect(letterPlaces(board, ['M10 50L20 50'])).toEqual([{ x: 10, y: 50 }]);
  });
});
