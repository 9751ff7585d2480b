/** Why moves that a panel shows are not possible now: asked once for each position after its picture, for all of them together. */
import { untrack } from 'svelte';
import type { Action } from '../api/types';
import type { TableStore } from '../state/table.svelte';
import { texts } from '../state/texts.svelte';
import { whyNot } from './why.svelte';

export class Reasons {
  private known = $state.raw(new Map<string, string>());

  /** `wishes` are moves that are not offered. To be made while a component is. */
  constructor(store: TableStore, wishes: () => Action[]) {
    $effect(() => {
      if (!store.isPictured) return;
      const asked = wishes();
      void [store.number, store.seat];
      void texts.language;
      let isCurrent = true;
      if (untrack(() => this.known.size) > 0) this.known = new Map();
      whyNot
        .refusals(store, asked)
        .then((found) => {
          if (!isCurrent) return;
          const known = asked.map((action, index): [string, string] => [
            key(action),
            found[index]?.text ?? '',
          ]);
          this.known = new Map(known.filter(([, text]) => text !== ''));
        })
        .catch(() => undefined);
      return () => (isCurrent = false);
    });
  }

  of(action: Action): string {
    return this.known.get(key(action)) ?? '';
  }
}

/** The same move has the same key, in whatever order its fields are. */
export function key(action: Action): string {
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
}
