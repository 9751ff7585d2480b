/** Between the turns of people at one screen: a curtain, where one of them sees what another must not see. */
import type { State } from '../api/state';
import type { View } from '../api/types';
import { painted } from '../parts/painted';
import type { TableStore } from './table.svelte';

export class Curtain {
  /** Whose position is behind the curtain; null when it is open. */
  hides = $state<number | null>(null);
  private hasSecrets = false;
  private shown: number | null = null;

  constructor(private readonly store: TableStore) {}

  /** The first position is there: it is covered where people at this screen see different things. */
  async begin(): Promise<void> {
    await this.compare();
    if (this.hasSecrets) this.hides = this.store.live?.seat ?? null;
    this.shown = this.store.live?.seat ?? null;
  }

  /** The position is now that of another person. */
  change(seat: number | null): void {
    if (seat === null || seat === this.shown) return;
    this.shown = seat;
    if (this.hasSecrets) this.hides = seat;
    else void painted().then(() => this.compare());
  }

  open(): void {
    this.hides = null;
  }

  /** Whether the people at this screen see different things. */
  private async compare(): Promise<void> {
    const [first, second] = this.store.table?.own_seats ?? [];
    if (first === undefined || second === undefined || this.store.table?.status !== 'running') return;
    const look = (seat: number) => this.store.ask<State>(`/state?seat=${seat}`);
    const [one, other] = await Promise.all([look(first), look(second)]);
    this.hasSecrets = one.number === other.number && common(one.view) !== common(other.view);
  }
}

/** What all who sit at the table see: without the word who is looking. */
function common(view: View): string {
  return JSON.stringify({ ...view, seat: null });
}
