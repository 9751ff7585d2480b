/** Why moves are not possible that somebody may wish for, and what they cost: asked once for each position, all together. */
import { SvelteMap } from 'svelte/reactivity';
import type { Action } from '../../api/types';
import { painted } from '../../parts/painted';
import type { TableStore } from '../../state/table.svelte';
import { texts } from '../../state/texts.svelte';
import { whyNot, type Refused } from '../../table/why.svelte';
import { isOffered, keyOf } from './offered';

const AT_ONCE = 60;

class Wished {
  /** What was told last of each wish; after a move it stands until the next answer, so that no button comes and goes. */
  private answers = new SvelteMap<string, Refused>();
  private asked = new Set<string>();
  private position = '';

  /** The reason in words, with the rule; nothing while it is not one's turn for such a move at all. */
  reason(store: TableStore, action: Action): string | undefined {
    return this.answers.get(wishKey(store, action))?.text;
  }

  /** What it would cost; what it would bring is negative. */
  cost(store: TableStore, action: Action): number | null {
    return this.answers.get(wishKey(store, action))?.cost ?? null;
  }

  async ask(store: TableStore, wishes: Action[]): Promise<void> {
    const position = positionKey(store);
    await painted();
    if (!store.mayAct || store.plan !== null || positionKey(store) !== position) return;
    this.begin(position);
    const open = wishes.filter((wish) => !isOffered(store, wish) && !this.asked.has(wishKey(store, wish)));
    for (let first = 0; first < open.length; first += AT_ONCE) {
      const part = open.slice(first, first + AT_ONCE);
      const keys = part.map((wish) => wishKey(store, wish));
      keys.forEach((key) => this.asked.add(key));
      const answers = await whyNot.refusals(store, part).catch(() => []);
      if (positionKey(store) !== position) return;
      keys.forEach((key, index) => this.take(key, answers[index]));
    }
  }

  private take(key: string, answer: Refused | null | undefined): void {
    const isOutOfTurn = answer?.code.startsWith('turn');
    if (!answer || isOutOfTurn) this.answers.delete(key);
    else if (JSON.stringify(answer) !== JSON.stringify(this.answers.get(key))) this.answers.set(key, answer);
  }

  private begin(position: string): void {
    if (position === this.position) return;
    this.position = position;
    this.asked.clear();
  }
}

/** The same position may be told more than once. */
const positionKey = ({ id, live }: TableStore) => `${id}/${live?.number}/${live?.seat}`;

const wishKey = (store: TableStore, action: Action) => `${store.id}/${texts.language}/${keyOf(action)}`;

export const wished = new Wished();
