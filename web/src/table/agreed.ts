/** What was agreed on for a table before it began, in words. */
import type { Table } from '../api/types';
import { paceOf } from '../lobby/pace';
import { t, texts } from '../state/texts.svelte';

/** What an option of a title, or `<option>-<value>`, is called. */
export function optionText(title: string, name: string): string {
  return texts.text(`option-${name.replaceAll('_', '-').replaceAll('.', '-')}`, {}, title);
}

/** The options that are not the usual ones. */
export function unusual({ title, options }: Table): string[] {
  return Object.entries(options).map(
    ([name, value]) => `${optionText(title, name)}: ${optionText(title, `${name}-${value}`)}`,
  );
}

/** These, how moves are taken back, whether bots give hints, and the clock. */
export function agreed(table: Table): string[] {
  const pace = paceOf(table.clock);
  const clock = pace === null ? [] : [`${t('web-pace')}: ${t(`web-pace-${pace}`)}`];
  const undo = `${t('web-undo-policy')}: ${t(`web-undo-${table.undo}`)}`;
  return [...unusual(table), undo, t(table.hints ? 'web-hints-on' : 'web-hints-off'), ...clock];
}

/** Which figures of the title, with these options, are not as printed, because their pictures are lost. */
export function reconstructed(title: string, options: Record<string, string>): string[] {
  const chosen = Object.entries(options).map(([name, value]) => `reconstructed-${name}-${value}`);
  const ids = ['reconstructed', ...chosen].map((id) => id.replaceAll('_', '-').replaceAll('.', '-'));
  return ids.filter((id) => texts.has(id, title)).map((id) => texts.text(id, {}, title));
}
