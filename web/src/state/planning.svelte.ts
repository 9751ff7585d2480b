/** Playing ahead on a private copy of the position. */
import { call, get, post } from '../api/http';
import type { Plan } from '../api/state';
import type { Action } from '../api/types';
import { symbols } from './symbols.svelte';
import type { TableStore } from './table.svelte';

export class Planning {
  /** The private copy; null when nothing is planned. */
  plan = $state.raw<Plan | null>(null);
  /** How many plans have ended: an answer about one of them is late. */
  private ended = 0;

  constructor(
    private readonly store: TableStore,
    private readonly path: string,
  ) {}

  async start(): Promise<void> {
    await this.store.goTo(null);
    await this.show(() => get<Plan>(`${this.path}?drawing=true`));
  }

  /** One more move; what cannot be planned leaves the plan as it is. */
  async move(action: Action): Promise<void> {
    const before = this.plan!;
    await this.show(() => this.add(before.to_act[0] ?? 0, action), before);
  }

  /** All but the last move again. */
  async back(): Promise<void> {
    const kept = this.plan!.planned.slice(0, -1);
    await this.restart();
    for (const { seat, action } of kept) {
      if (this.plan === null) return;
      await this.show(() => this.add(seat, action));
    }
  }

  /** Throw away what was planned, and go on planning from the position as it is. */
  async restart(): Promise<void> {
    await this.show(async () => {
      await call('DELETE', this.path);
      return get<Plan>(`${this.path}?drawing=true`);
    });
  }

  end(): void {
    this.drop();
    call('DELETE', this.path).catch(() => null); // it ends with the next move in any case
  }

  drop(): void {
    this.ended++;
    this.plan = null;
  }

  private add(seat: number, action: Action): Promise<Plan> {
    return post<Plan>(`${this.path}?drawing=true`, { seat, action });
  }

  /** Show what is answered, unless the plan has ended or the position has changed meanwhile. */
  private async show(asked: () => Promise<Plan>, otherwise: Plan | null = null): Promise<void> {
    const ended = this.ended;
    const answer = await this.store.attempt(asked);
    symbols.takeFrom(answer?.drawing);
    if (ended !== this.ended) return;
    this.plan = answer ?? otherwise;
    if (answer !== null) this.store.selected = null;
  }
}
