/** The titles that have boards and panels of their own. */
import type { TitleModule } from './module';
import { plain } from './plain';

const MODULES: Record<string, TitleModule> = {};

export function moduleOf(title: string): TitleModule {
  return MODULES[title] ?? plain;
}
