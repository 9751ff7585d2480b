/** Standing orders as players say them, made into the rules that the server follows, and read back from those. */
import type { Json, View } from '../api/types';
import { t, texts } from '../state/texts.svelte';

type Wanted = Record<string, Json[]>;
type Wish = { kind: string; fields?: Wanted; repeat?: boolean; of?: Wanted; after?: string | null };
export type Rule = {
  do: Wish[];
  when?: Wanted;
  while?: Wanted;
  cancel?: { kind?: string | null; arguments?: Wanted; others?: boolean }[];
};

export type OrderKind = 'pass' | 'buy' | 'run' | 'bid';
/** What an order is about: a company or private, things to watch, the most to pay, how much is to be sold. */
export type Wishes = { about: string; watched: string[]; limit: number; percent: number };
export type Thing = { id: string; name: string };

/** The actions by which titles let a seat do nothing. */
const IDLE = ['pass', 'decline', 'finish', 'leave_auction', 'end_turn', 'end_deal'];
/** What tells one round from the next. */
const ROUND = ['kind', 'number', 'index', 'year', 'phase', 'round'];

const rows = (view: View, name: string): View[] => (Array.isArray(view[name]) ? view[name] : []);
const thing = (row: View): Thing => ({
  id: String(row['id'] ?? row['name']),
  name: String(row['name'] ?? row['id']),
});

/** The companies whose shares can be watched: those that have begun. */
export function watchable(view: View): Thing[] {
  return rows(view, 'companies')
    .filter((row) => typeof row['price'] === 'number')
    .map(thing);
}

/** What an order of a kind can be about now; an order to pass is about nothing. */
export function subjects(kind: OrderKind, view: View, seat: number): Thing[] {
  const companies = rows(view, 'companies');
  if (kind === 'buy') return companies.filter((row) => row['price'] && row['bank'] > 0).map(thing);
  if (kind === 'run')
    return companies.filter((row) => row['president_seat'] === seat && row['floated']).map(thing);
  if (kind === 'bid' && view['round']?.kind === 'auction')
    return rows(view, 'privates')
      .filter((row) => row['owner_seat'] === null)
      .map(thing);
  if (kind === 'bid')
    return companies.filter((row) => row['shares_unsold'] > 0 || row['status'] === 'out').map(thing);
  return [];
}

/** The orders that make sense in this position. */
export function possible(view: View, seat: number): OrderKind[] {
  const kinds: OrderKind[] = ['buy', 'run', 'bid'];
  return ['pass', ...kinds.filter((kind) => subjects(kind, view, seat).length > 0)];
}

export function makeRule(kind: OrderKind, view: View, { about, watched, limit, percent }: Wishes): Rule {
  if (kind === 'buy') return buyRule(about, percent);
  if (kind === 'run') {
    return {
      do: [{ kind: 'run_trains' }, { kind: 'pay_dividend', repeat: true, of: { company: [about] } }],
      when: { 'round.company': [about] },
    };
  }
  if (kind === 'bid') return bidRule(view, about, limit);
  const cancel = watched.length > 0 ? [{ arguments: { company: watched }, others: true }] : [];
  return { do: idleWishes(view), while: thisRound(view), cancel };
}

/** A share from the bank in every turn, as long as more than the rest is there; certificates are multiples of 5 %. */
function buyRule(company: string, percent: number): Rule {
  const unsold = Array.from({ length: 20 }, (_, number) => 100 - 5 * number).filter(
    (part) => part > 100 - percent,
  );
  return {
    do: [
      { kind: 'buy_share', fields: { company: [company], source: ['bank'] } },
      { kind: 'pass', after: 'buy_share' },
    ],
    while: { [`companies.id=${company}.bank`]: unsold },
  };
}

/** The least bid again and again, up to the limit; then out. */
function bidRule(view: View, about: string, limit: number): Rule {
  const amount = Array.from({ length: limit }, (_, number) => number + 1);
  const isPrivate = view['round']?.kind === 'auction';
  return {
    do: [
      { kind: 'bid', fields: isPrivate ? { private: [about], amount } : { amount } },
      { kind: isPrivate ? 'pass' : 'leave_auction' },
    ],
    when: isPrivate ? { 'round.contest': [about] } : { 'round.company': [about], 'round.stage': ['bidding'] },
    cancel: [
      isPrivate
        ? { kind: 'private_bought', arguments: { private: [about] } }
        : { kind: 'share_bought', arguments: { company: [about] } },
    ],
  };
}

/** In a round of 18xx a pass is all; an offer by another player is left to the owner of the order. */
function idleWishes(view: View): Wish[] {
  if (typeof view['round']?.kind === 'string') return [{ kind: 'pass' }];
  return [...IDLE.map((kind) => ({ kind })), { kind: 'take_space', fields: { row: ['pass'] } }];
}

function thisRound(view: View): Wanted {
  const round: View = view['round'] ?? {};
  const names = ROUND.filter((name) => typeof round[name] === 'number' || typeof round[name] === 'string');
  return Object.fromEntries(names.map((name) => [`round.${name}`, [round[name]]]));
}

/** A rule in the player's words. */
export function describe(rule: Rule, title: string): string {
  const [first] = rule.do;
  const company = rule.when?.['round.company']?.[0] ?? rule.when?.['round.contest']?.[0];
  if (first?.kind === 'run_trains' && company) return t('web-order-run', { company });
  if (first?.kind === 'buy_share') {
    const unsold = Object.values(rule.while ?? {})
      .flat()
      .map(Number);
    const percent = 105 - Math.min(100, ...unsold);
    return t('web-order-buy', { company: first.fields?.['company']?.[0], percent });
  }
  if (first?.kind === 'bid') {
    const limit = Math.max(...(first.fields?.['amount'] ?? [0]).map(Number));
    return texts.text('web-order-bid', { what: company, limit }, title);
  }
  if (first && IDLE.includes(first.kind)) {
    const watched = (rule.cancel ?? []).flatMap((pattern) => pattern.arguments?.['company'] ?? []);
    return watched.length > 0 ? t('web-order-pass-unless', { companies: watched }) : t('web-order-pass');
  }
  return rule.do.map((wish) => texts.kind(title, wish.kind)).join(', ');
}
