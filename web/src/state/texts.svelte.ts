/** The texts of the page, from the Fluent files that the whole house shares. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { get, setRequestLanguage } from '../api/http';
import type { Action } from '../api/types';
import { kept } from './kept';

/** Fields of actions that are left out when they are empty: their texts say `none`. */
const ABSENT = { private: 'none', trade_in: 'none' };

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

type Source = { sources: string[]; currency: string | null };

/** An amount and its unit stay on one line. */
const NO_BREAK = '\u00a0';

/** How names begin that take `an` in English: an 8-train, an R6H-train. */
const SAID_WITH_A_VOWEL = /^(8|11($|\D)|18($|\D)|[AEFHILMNORSX])/;

function preferred(): Language {
  const chosen = kept.get('language');
  if (chosen === 'de' || chosen === 'en') return chosen;
  return navigator.language.startsWith('de') ? 'de' : 'en';
}

function messageId(code: string): string {
  return code.replaceAll('.', '-').replaceAll('_', '-');
}

/** What Fluent can format: whole numbers without separators, lists with commas, truth as the files write it. */
function plain(value: unknown): FluentVariable {
  if (typeof value === 'number') return new FluentNumber(value, { useGrouping: false });
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value === null || value === undefined ? '' : String(value);
}

/** Arguments named `seat` or `*_seat` are shown as the players' names. */
function named(values: Record<string, unknown>, players: readonly string[]): Record<string, unknown> {
  const isSeat = (key: string) => key === 'seat' || key.endsWith('_seat');
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      isSeat(key) && typeof value === 'number' ? (players[value] ?? value) : value,
    ]),
  );
}

function formatted(bundle: FluentBundle, id: string, values: Record<string, unknown>): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const filled = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, plain(value)]));
  return bundle.formatPattern(pattern, filled, []);
}

const MOST_KEPT = 4000;

class Texts {
  language = $state<Language>(preferred());
  private bundles = $state.raw<Record<string, FluentBundle>>({});
  private loading = new Map<string, Promise<void>>();
  private known = new WeakMap<FluentBundle, Map<string, string>>();

  /** Change the language of the whole page at once. */
  async use(language: Language): Promise<void> {
    const titles = Object.keys(this.bundles).map((key) => key.slice(3));
    await Promise.all([...new Set(titles)].map((title) => this.load(language, title)));
    this.language = language;
    kept.set('language', language);
    document.documentElement.lang = language;
    setRequestLanguage(language);
  }

  /** Read the texts of a title, once; the empty title has what is common to all. What did not come is asked for again. */
  load(language: Language, title = ''): Promise<void> {
    const key = `${language}/${title}`;
    const reading = this.loading.get(key) ?? this.read(language, title);
    this.loading.set(key, reading);
    reading.catch(() => this.loading.delete(key));
    return reading;
  }

  private async read(language: Language, title: string): Promise<void> {
    const query = title === '' ? '' : `?title=${encodeURIComponent(title)}`;
    const { sources, currency } = await get<Source>(`/api/texts/${language}${query}`);
    const form = (currency ?? '#').replace(' ', NO_BREAK);
    const bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        MONEY: ([amount]) => form.replace('#', amount === undefined ? '' : numberText(amount)),
        ARTICLE: ([name]) => (SAID_WITH_A_VOWEL.test(numberText(name)) ? 'an' : 'a'),
        LETTERS: ([name]) => numberText(name).replace(/[^\p{L}]/gu, ''),
      },
    });
    for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.bundles = { ...this.bundles, [`${language}/${title}`]: bundle };
  }

  has(id: string, title = ''): boolean {
    return this.bundle(title)?.hasMessage(id) ?? false;
  }

  /** A message filled with its arguments; one that does not exist shows its own name. */
  text(id: string, values: Record<string, unknown> = {}, title = ''): string {
    const bundle = this.bundle(title);
    if (!bundle) return id;
    const written = this.written(bundle);
    const key = id + JSON.stringify(values);
    let text = written.get(key);
    if (text === undefined) {
      text = formatted(bundle, id, values);
      written.set(key, text);
    }
    return text;
  }

  /** What was written before is written again after every move. */
  private written(bundle: FluentBundle): Map<string, string> {
    let written = this.known.get(bundle);
    if (!written || written.size > MOST_KEPT) this.known.set(bundle, (written = new Map()));
    return written;
  }

  event(title: string, kind: string, values: Record<string, unknown>, players: readonly string[]): string {
    return this.text(`event-${messageId(kind)}`, named(values, players), title);
  }

  action(title: string, action: Action, players: readonly string[]): string {
    const { kind, ...fields } = action;
    const told = named({ ...ABSENT, ...fields }, players);
    return this.text(`action-${messageId(kind)}`, { ...told, player_count: players.length }, title);
  }

  kind(title: string, kind: string): string {
    return this.text(`kind-${messageId(kind)}`, {}, title);
  }

  /** A word of a view in the language: the message `value-<word>`, the one of that name, or the word itself. */
  value(title: string, word: unknown): string {
    const name = messageId(String(word));
    for (const id of [`value-${name}`, String(word)]) {
      if (id.includes('-') && this.has(id, title)) return this.text(id, {}, title);
    }
    return String(word);
  }

  private bundle(title: string): FluentBundle | undefined {
    return this.bundles[`${this.language}/${title}`] ?? this.bundles[`${this.language}/`];
  }
}

function numberText(value: unknown): string {
  return value instanceof FluentNumber ? String(value.value) : String(value);
}

export const texts = new Texts();

/** The page's own message. */
export const t = (id: string, values: Record<string, unknown> = {}) => texts.text(id, values);

/** What a bot is called at the table: a program of the server's operator by the name that he gave it. */
export const botName = (bot: string) => (texts.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);
