/** What can be chosen on the boards: the marks at which a move is drawn. */
import { listed } from '../api/state';
import type { TableStore } from '../state/table.svelte';
import { texts } from '../state/texts.svelte';
import { moduleOf } from '../titles';

export type Target = { mark: string; label: string };

/** What a mark is called: `hex:H12` is H12 unless the title has a better name. */
export function markName(title: string, mark: string): string {
  return moduleOf(title).nameOf?.(mark) ?? mark.slice(mark.indexOf(':') + 1);
}

/** Every mark with a move, named after the first kind of move there. */
export function targetsOf(store: TableStore): Target[] {
  const labels = new Map<string, string>();
  const state = store.state!;
  if (!store.mayAct) return [];
  for (const action of listed(state.offers)) {
    for (const mark of moduleOf(store.title).marks(action, state.view)) {
      if (!labels.has(mark)) {
        labels.set(mark, `${texts.kind(store.title, action.kind)}: ${markName(store.title, mark)}`);
      }
    }
  }
  return [...labels].map(([mark, label]) => ({ mark, label }));
}

/** Take a mark in hand, or let it go. */
export function choose(store: TableStore, mark: string): void {
  if (store.selected === mark && moduleOf(store.title).again?.(mark)) return;
  store.selected = store.selected === mark ? null : mark;
}
