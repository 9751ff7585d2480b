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
  private answers = new SvelteMap<string, Refused>();
  private asked = new Set<string>();
  private number = -1;

  /** The reason in words, with the rule; nothing while it is not one's turn for such a move at all. */
  reason(store: TableStore, action: Action): string | undefined {
    return this.answers.get(place(store, action))?.text;
  }

  /** What it would cost; what it would bring is negative. */
  cost(store: TableStore, action: Action): number | null {
    return this.answers.get(place(store, action))?.cost ?? null;
  }

  async ask(store: TableStore, wishes: Action[]): Promise<void> {
    const { live } = store;
    await painted();
    if (!store.mayAct || store.plan !== null || store.live !== live) return;
    this.begin(store.live!.number);
    const open = wishes.filter((wish) => !isOffered(store, wish) && !this.asked.has(place(store, wish)));
    for (let first = 0; first < open.length; first += AT_ONCE) {
      const part = open.slice(first, first + AT_ONCE);
      const keys = part.map((wish) => place(store, wish));
      keys.forEach((key) => this.asked.add(key));
      const answers = await whyNot.refusals(store, part).catch(() => []);
      answers.forEach((answer, index) => {
        const isOutOfTurn = answer?.code.startsWith('turn');
        if (answer && !isOutOfTurn) this.answers.set(keys[index]!, answer);
      });
    }
  }

  /** What was true of an earlier position is forgotten. */
  private begin(number: number): void {
    if (number === this.number) return;
    this.number = number;
    this.asked.clear();
    this.answers.clear();
  }
}

const place = (store: TableStore, action: Action) =>
  `${store.id}/${store.live?.number}/${texts.language}/${keyOf(action)}`;

export const wished = new Wished();
