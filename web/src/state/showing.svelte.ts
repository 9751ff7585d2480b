/** The moves of others, one after the other: every picture stands for a moment, and whoever wants skips. */
import type { Entry } from '../api/types';
import { SPEEDS, settings } from './settings.svelte';
import type { TableStore } from './table.svelte';

/** A long row of moves takes no longer than so many moves do. */
const MOST_MOMENTS = 8;

export class Showing {
  /** The entries that are still to be shown. */
  private row = $state.raw<number[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the picture changed last. */
  private changed = -Infinity;

  constructor(private readonly store: TableStore) {}

  get isOn(): boolean {
    return this.row.length > 0;
  }

  /**
   * A move has arrived: it is seen at once unless the picture before it has not been seen for a moment yet. That of a
   * move which arrived together with this one has not been seen at all: it comes first, as soon as both are known.
   */
  hear(entry: Entry): void {
    if (this.isOn) {
      if (this.isOfOthers(entry)) this.row = [...this.row, entry.number];
      else this.stop();
      return;
    }
    const now = performance.now();
    const isSoon = now - this.changed < SPEEDS[settings.speed];
    this.changed = now;
    if (isSoon && this.isOfOthers(entry) && this.store.hold()) {
      this.begin(entry.number);
      if (this.row.length > 1) queueMicrotask(() => void this.step());
    }
  }

  /** Show the entries from one on again. */
  async again(from: number): Promise<void> {
    const last = this.store.live!.number;
    await this.store.look(from - 1);
    this.begin(last);
  }

  stop(): void {
    clearTimeout(this.timer);
    if (!this.isOn) return;
    this.row = [];
    this.changed = performance.now();
    void this.store.look(null);
  }

  private begin(last: number): void {
    const first = (this.store.at ?? last) + 1;
    this.row = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const moment = SPEEDS[settings.speed] * Math.min(1, MOST_MOMENTS / this.row.length);
    this.timer = setTimeout(() => void this.step(), moment);
  }

  private async step(): Promise<void> {
    const [next, ...others] = this.row;
    if (next === undefined) return;
    if (others.length === 0) return this.stop();
    await this.store.look(next);
    if (this.row[0] !== next) return;
    this.row = this.row.slice(1);
    this.wait();
  }

  /** Only who plays with others has moves to wait for; nobody waits for pictures that nobody looks at. */
  private isOfOthers(entry: Entry): boolean {
    const own = this.store.table?.own_seats ?? [];
    const isPlaying = own.length > 0 && own.length < this.store.players.length;
    return isPlaying && entry.kind === 'move' && !own.includes(entry.seat ?? -1) && !document.hidden;
  }
}
