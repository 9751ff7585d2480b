import { describe, expect, it } from 'vitest';
import {
  aligned,
  companyLines,
  figureAt,
  playerLines,
  rounds,
  type Line,
  type Story,
} from '../src/charts/story';
import { inkOn } from '../src/titles/eighteenxx/parts/contrast';

const line = (points: Line['points']): Line => ({ name: '', sign: '', color: '', dash: [], points });

const STORY = {
  players: ['Ada', 'Ben'],
  last: 40,
  measures: [
    {
      name: 'value',
      players: [
        [[0, 600]],
        [
          [0, 600],
          [12, 540],
        ],
      ],
    },
  ],
  companies: [
    { id: 'PRR', name: 'Pennsylvania', color: '#32763f', text: '#fff', figures: { price: [[5, 67]] } },
    { id: 'NYC', name: 'New York Central', color: '#474548', text: '#fff', figures: { price: [[0, null]] } },
  ],
  marks: [
    { number: 3, kind: 'stock', arguments: {} },
    { number: 20, kind: 'operating', arguments: {} },
  ],
} as unknown as Story;

describe('figures of a game', () => {
  it('hold from the move at which they changed', () => {
    const points: Line['points'] = [
      [3, 10],
      [7, 20],
      [9, null],
    ];
    expect([0, 3, 6, 7, 8, 9, 50].map((number) => figureAt(points, number))).toEqual([
      null,
      10,
      10,
      20,
      20,
      null,
      null,
    ]);
  });

  it('are columns of a chart at every change, from the beginning to the end', () => {
    expect(aligned([line([[2, 1]]), line([[5, 4]])], 9)).toEqual([
      [0, 2, 5, 9],
      [null, 1, 1, 1],
      [null, null, 4, 4],
    ]);
  });

  it('are lines of all players, and of companies that have any', () => {
    const players = (names: string[]) =>
      playerLines({ ...STORY, players: names }, 'value').map(({ sign }) => sign);
    expect(players(STORY.players)).toEqual(['Ada', 'Ben']);
    expect(players(['Maximiliane Wolf', 'Ben Moritz'])).toEqual(['Maximilia', 'Ben']);
    expect(players(['Maximilian', 'Maximiliane'])).toEqual(['1', '2']);
    expect(companyLines(STORY, 'price').map(({ sign }) => sign)).toEqual(['PRR']);
  });

  it('belong to rounds that end before the next begins', () => {
    expect(rounds(STORY).map(({ end }) => end)).toEqual([19, 40]);
  });
});

describe('ink on a colour', () => {
  it.each([
    ['#ffffff', '#000'],
    ['#fff500', '#000'],
    ['#025aaa', '#fff'],
    ['#000000', '#fff'],
    ['no colour', '#000'],
  ])('on %s it is %s', (color, ink) => expect(inkOn(color)).toBe(ink));
});
