/** The worker in hand: taken up in the turn's panel or on the player board, to be put onto an action. */
import { COLOURS } from './view';

class Hand {
  private wanted = $state<string | null>(null);

  take(worker: string | null): void {
    this.wanted = worker;
  }

  /** The worker that is held, of those in the supply: the only kind there is needs no taking up. */
  of(supply: readonly string[]): string | null {
    if (this.wanted !== null && supply.includes(this.wanted)) return this.wanted;
    const kinds = COLOURS.filter((worker) => supply.includes(worker));
    return kinds.length === 1 ? kinds[0]! : null;
  }
}

export const hand = new Hand();

/** What a worker does on an action: as its colour says, or a promotion, which every worker can do. */
export type Ability = 'special' | 'promotion';
export const abilitiesOf = (worker: string): Ability[] =>
  worker === 'white' ? ['promotion'] : ['special', 'promotion'];
export const place = (field: string, worker: string, ability: Ability) => ({
  kind: 'place_worker',
  field,
  worker,
  ability,
});
