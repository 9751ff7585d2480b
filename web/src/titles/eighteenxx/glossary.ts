/** What stands behind a name that an event tells: the power of a private, what a train does. */
import type { View } from '../../api/types';
import { texts } from '../../state/texts.svelte';
import type { Game } from './shapes';

/** Words of the event, each with what is to be known about it. */
export function glossary(values: Record<string, unknown>, view: View): [word: string, tip: string][] {
  const { title, privates } = view as unknown as Game;
  const say = (id: string, given: Record<string, unknown>) => texts.text(id, given, title);
  const { private: owned, train } = values;
  const found: [string, string][] = [];
  if (typeof owned === 'string') {
    const name = privates.find(({ id }) => id === owned)?.name ?? owned;
    found.push([say('private-name', values), `${name}\n${say('about-private', values)}`]);
  }
  if (typeof train === 'string') found.push([say('train-name', values), say('about-train', values)]);
  return found;
}
