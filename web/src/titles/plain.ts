/** Any title: fields of an action that name a place of the board are its marks. */
import type { Action } from '../api/types';
import type { TitleModule } from './module';

const PLACES = ['hex', 'city', 'space'];

export function plainMarks(action: Action): string[] {
  return PLACES.filter((field) => typeof action[field] === 'string').map(
    (field) => `${field}:${action[field]}`,
  );
}

export const plain: TitleModule = {
  id: '',
  stages: [
    { id: 'map', heading: 'heading-board', boards: ['board'], beside: 'tables' },
    { id: 'tables', heading: 'web-tab-table', isPlain: true },
  ],
  marks: plainMarks,
  asks: () => true,
  choosers: {},
};
