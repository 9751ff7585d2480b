/** What comes after the picture of a move: first is seen what has happened, then what is told of it and where it leads. */
import type { TableStore } from './table.svelte';

export class Later<T> {
  private kept: { value: T } | null = null;

  /** A value of the table that stays as it is until the position has had its picture. */
  constructor(
    private readonly store: TableStore,
    private readonly value: () => T,
  ) {}

  readonly now: T = $derived.by(() => {
    if (this.store.isPictured || this.kept === null) this.kept = { value: this.value() };
    return this.kept.value;
  });
}
