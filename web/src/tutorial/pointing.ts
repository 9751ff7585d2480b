/** Where a move is found at the table, as CSS. */
import type { Action } from '../api/types';

/** Its buttons and its places on the boards. A button that names something else, as `data-row` or so, is another's. */
export function pointersTo(action: Action, marks: string[]): string[] {
  const { kind, ...fields } = action;
  const group = fields['company'] ?? fields['paper'] ?? fields['private'];
  const named = Object.entries({ ...fields, group, move: JSON.stringify(action) });
  const isAnother = named
    .filter(([, value]) => ['string', 'number'].includes(typeof value))
    .map(([name, value]) => `:not([data-${name}]:not([data-${name}=${quoted(String(value))}]))`);
  const places = marks.map((mark) => `[data-target=${quoted(mark)}]`);
  return [`[data-kind=${quoted(kind)}]${isAnother.join('')}`, ...places, ...partsOf(fields)];
}

/** What is chosen before the move as a whole: a place in a list, then a tile, which is turned by choosing it again. */
function partsOf(fields: Record<string, unknown>): string[] {
  return [
    ['hex', 'button[data-hex='],
    ['tile', 'button[data-tile='],
    ['tile', 'button[data-ring-tile='],
  ]
    .filter(([name]) => typeof fields[name!] === 'string')
    .map(([name, selector]) => `${selector}${quoted(String(fields[name!]))}]`);
}

/** What JSON writes with a backslash means the same in CSS here. */
const quoted = (text: string) => JSON.stringify(text);
