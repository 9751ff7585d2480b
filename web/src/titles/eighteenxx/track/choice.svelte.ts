/** The tile that is being looked at, and how it is turned. */
import type { Action } from '../../../api/types';
import { Faces } from './faces.svelte';

/** A tile that fits the hex, perhaps by the power of a private, with every way it may lie. */
export type Fitting = { key: string; tile: string; private: string | null; actions: Action[] };

export function fittings(actions: Action[]): Fitting[] {
  const found = new Map<string, Fitting>();
  for (const action of actions) {
    const owner: string | null = action['private'] ?? null;
    const key = `${action['tile']}/${owner ?? ''}`;
    const known = found.get(key);
    if (known) known.actions.push(action);
    else found.set(key, { key, tile: action['tile'], private: owner, actions: [action] });
  }
  return [...found.values()];
}

export const faceOf = (action: Action) => `${action['tile']}.${action['rotation']}`;

class TileChoice {
  hex = $state<string | null>(null);
  private key = $state('');
  private turn = $state(0);
  private fitting = $state.raw<Fitting[]>([]);
  faces = $state.raw(new Faces());

  /** Begin with a hex: its first tile is shown. */
  begin(hex: string, actions: Action[]): void {
    this.fitting = fittings(actions);
    if (this.hex !== hex || !this.tile) {
      this.key = this.fitting[0]?.key ?? '';
      this.turn = 0;
      this.faces = new Faces();
    }
    this.hex = hex;
  }

  end(): void {
    this.hex = null;
    this.fitting = [];
  }

  get all(): Fitting[] {
    return this.fitting;
  }

  get tile(): Fitting | undefined {
    return this.fitting.find(({ key }) => key === this.key);
  }

  /** The move as it is shown. */
  get action(): Action | null {
    const actions = this.tile?.actions;
    return actions ? (actions[this.turn % actions.length] ?? null) : null;
  }

  /** Take a tile; the one that is shown already is turned. */
  take(key: string): void {
    if (key === this.key) this.rotate();
    else {
      this.key = key;
      this.turn = 0;
    }
  }

  rotate(way: 1 | -1 = 1): void {
    const count = this.tile?.actions.length ?? 1;
    this.turn = (this.turn + way + count) % count;
  }

  /** The next tile of the ring, or the one before. */
  step(way: 1 | -1): void {
    const count = this.fitting.length;
    const now = this.fitting.findIndex(({ key }) => key === this.key);
    const next = this.fitting[(now + way + count) % count];
    if (next && next.key !== this.key) this.take(next.key);
  }

  /** How a tile would be shown in the list. */
  shown(fitting: Fitting): Action {
    return fitting.key === this.key && this.action ? this.action : fitting.actions[0]!;
  }
}

export const tileChoice = new TileChoice();
