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
  return [`[data-kind=${quoted(kind)}]${isAnother.join('')}`, ...places];
}

/** What JSON writes with a backslash means the same in CSS here. */
const quoted = (text: string) => JSON.stringify(text);
