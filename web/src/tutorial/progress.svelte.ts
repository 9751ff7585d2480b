/** How far a lesson is: kept for its table, so that a reload goes on where it was. */
import { listed } from '../api/state';
import type { Action, Entry } from '../api/types';
import { kept } from '../state/kept';
import type { TableStore } from '../state/table.svelte';
import { undoneMoves } from '../table/log';
import type { Lesson, Moment, Step } from './lesson';

type Kept = { step: number; since: number };

export class Progress {
  step = $state(0);
  /** The entry after which the step began. */
  private since = $state(0);

  constructor(
    private readonly store: TableStore,
    private readonly lesson: Lesson,
  ) {
    const before = JSON.parse(kept.get(this.key) ?? 'null') as Kept | null;
    if (before) ({ step: this.step, since: this.since } = before);
  }

  get current(): Step | undefined {
    return this.lesson.steps[this.step];
  }

  get isLast(): boolean {
    return this.step >= this.lesson.steps.length - 1;
  }

  /** What counts of what happened since the step began. */
  private get counting(): Entry[] {
    const undone = undoneMoves(this.store.entries);
    return this.store.entries.filter((entry) => entry.number > this.since && !undone.has(entry.number));
  }

  private get ownEntries(): Entry[] {
    const seat = this.store.table!.own_seats[0]!;
    return this.counting.filter((entry) => entry.seat === seat && entry.action);
  }

  get moment(): Moment {
    const seat = this.store.table!.own_seats[0]!;
    const state = this.store.live!;
    const isTurn = state.to_act[0] === seat;
    return {
      view: state.view,
      seat,
      isTurn,
      offered: isTurn ? listed(state.offers) : [],
      ownMoves: this.ownEntries.map((entry) => entry.action as Action),
      events: this.counting.flatMap((entry) => entry.events),
    };
  }

  /** The last own move of this step, if it is none that the lesson waits for. */
  get strayed(): Entry | null {
    const last = this.ownEntries.at(-1);
    const fits = this.current?.fits;
    return last && fits && !fits(last.action as Action) ? last : null;
  }

  next(): void {
    this.goTo(this.step + 1);
  }

  back(): void {
    this.goTo(this.step - 1);
  }

  /** Go on past every step that is done. */
  follow(): void {
    if (this.store.live && this.current?.isDone?.(this.moment)) this.next();
  }

  private goTo(step: number): void {
    this.step = Math.min(Math.max(step, 0), this.lesson.steps.length - 1);
    this.since = this.store.entries.at(-1)?.number ?? 0;
    kept.set(this.key, JSON.stringify({ step: this.step, since: this.since }));
  }

  private get key(): string {
    return `lesson/${this.store.id}`;
  }
}
