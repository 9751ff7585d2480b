/** "Why not?": the rules' own answer for moves that are not offered. */
import type { Action, Citation } from '../api/types';
import type { TableStore } from '../state/table.svelte';
import { t, texts } from '../state/texts.svelte';
import { moduleOf } from '../titles';
import { markName } from './targets';

export type Refused = { code: string; text: string; citation: Citation | null; cost: number | null };
const MOST_ASKED = 60;
/** None if the game has gone on since. */
type Answer = { number: number; refusals: (Refused | null)[] };

class WhyNot {
  /** What was asked for, and the answers. */
  asked = $state('');
  answers = $state.raw<{ wish: string; reason: string }[]>([]);

  /** Why these moves are not possible, in order; null for one that is. */
  async refusals(store: TableStore, actions: Action[]): Promise<(Refused | null)[]> {
    if (actions.length === 0 || store.at !== null || store.plan !== null) return actions.map(() => null);
    const { seat, number } = store.live ?? { seat: null, number: 0 };
    if (seat === null) return actions.map(() => null);
    const asked = { seat, number, actions: actions.slice(0, MOST_ASKED) };
    const answer = await store.send<Answer | null>('POST', '/refusals', asked);
    return answer?.refusals ?? actions.map(() => null);
  }

  /** Something on the board was clicked at which nothing is offered. */
  async askMark(store: TableStore, mark: string): Promise<void> {
    const wishes = moduleOf(store.title).wishes?.(mark, store.live!.view) ?? [];
    const refusals = await this.refusals(store, wishes).catch(() => []);
    const found = new Map<string, string>();
    wishes.forEach((wish, index) => {
      const reason = refusals[index]?.text;
      if (reason && !found.has(reason)) found.set(reason, texts.kind(store.title, wish.kind));
    });
    this.asked = markName(store.title, mark);
    this.answers = [...found].map(([reason, wish]) => ({ wish, reason }));
  }

  forget(): void {
    this.asked = '';
    this.answers = [];
  }

  /** The heading of the answers. */
  get heading(): string {
    return t('web-why-not', { what: this.asked });
  }
}

export const whyNot = new WhyNot();
