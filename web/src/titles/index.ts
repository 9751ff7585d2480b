/** The modules of titles and families: every folder here has one, and none is listed. */
import { catalog } from '../state/catalog.svelte';
import type { TitleModule } from './module';
import { plain } from './plain';

const found = import.meta.glob<TitleModule>('./*/module.ts', { eager: true, import: 'module' });
const MODULES = new Map(Object.values(found).map((module) => [module.id, module]));

/** The title's own module, else that of its family, else what every title has. */
export function moduleOf(title: string): TitleModule {
  const family = catalog.title(title)?.family ?? '';
  return MODULES.get(title) ?? MODULES.get(family) ?? plain;
}
