/** What is to be known about a place of the map, in words. */
import type { View } from '../../api/types';
import { texts } from '../../state/texts.svelte';

type City = {
  name: string;
  full: number;
  shared: number;
  developable: boolean;
  developed: boolean;
  connection: boolean;
};
const say = (id: string, values: Record<string, unknown> = {}) => texts.text(id, values, 'american-rails');

export function tipOf(mark: string, view: View): string {
  const [kind, name] = [mark.slice(0, mark.indexOf(':')), mark.slice(mark.indexOf(':') + 1)];
  if (kind === 'cube') return name.split('/')[1] ?? '';
  const city = (view['board'].cities as City[]).find((each) => each.name === name);
  if (!city) return '';
  return [
    say('web-tip-city', { city: city.name, full: city.full, shared: city.shared }),
    city.developed ? say('web-tip-developed') : city.developable ? '' : say('web-tip-square'),
    city.connection ? say('web-tip-connection') : '',
  ]
    .filter(Boolean)
    .join('\n');
}
