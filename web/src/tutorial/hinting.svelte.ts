/** What a bot would do in the learner's place: asked for once in a position. */
import type { Action } from '../api/types';
import { catalog } from '../state/catalog.svelte';
import type { TableStore } from '../state/table.svelte';

type Hint = { bot: string; action: Action };
type Answer = { number: number; action: Action | null };

export class Hinting {
  private answer = $state.raw<Answer | null>(null);
  private asked = 0;

  constructor(private readonly store: TableStore) {}

  /** The bot's move in this position; null if it has none, undefined until it has answered. */
  in(number: number): Action | null | undefined {
    return this.answer?.number === number ? this.answer.action : undefined;
  }

  /** A lesson goes on without a hint that does not come. */
  async ask(number: number): Promise<void> {
    if (this.asked === number) return;
    this.asked = number;
    const hints = await this.store.ask<Hint[]>('/hints').catch(() => []);
    const hint = hints.find(({ bot }) => bot === catalog.usualBot) ?? hints[0];
    if (this.asked === number) this.answer = { number, action: hint?.action ?? null };
  }
}
