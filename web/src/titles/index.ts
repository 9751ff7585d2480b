/** The titles that have boards and panels of their own. */
import { americanRails } from './american_rails';
import { eighteenxx } from './eighteenxx/module';
import type { TitleModule } from './module';
import { plain } from './plain';
import { t1824 } from './t1824/module';
import { t1849 } from './t1849/module';
import { railroadRevolution } from './railroad_revolution';

const MODULES: Record<string, TitleModule> = {
  '1824': t1824,
  '1830': eighteenxx,
  '1849': t1849,
  'american-rails': americanRails,
  'railroad-revolution': railroadRevolution,
};

export function moduleOf(title: string): TitleModule {
  return MODULES[title] ?? plain;
}
