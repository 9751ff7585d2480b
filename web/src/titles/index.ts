/** The titles that have boards and panels of their own. */
import { americanRails } from './american_rails';
import type { TitleModule } from './module';
import { plain } from './plain';

const MODULES: Record<string, TitleModule> = {
  'american-rails': americanRails,
};

export function moduleOf(title: string): TitleModule {
  return MODULES[title] ?? plain;
}
