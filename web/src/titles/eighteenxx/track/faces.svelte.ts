/** Pictures of tiles, as they are or as they would lie on a hex. */
import type { Layer, Picture } from '../../../api/state';
import { symbols } from '../../../state/symbols.svelte';
import type { TableStore } from '../../../state/table.svelte';

type Answer = {
  faces: Record<string, Layer[]>;
  symbols: Record<string, Picture>;
  radius: number;
};

const AT_ONCE = 100;

/** Faces are named `57.2`: tile and rotation. */
export class Faces {
  faces = $state.raw<Record<string, Layer[]>>({});
  box = $state('');

  async load(store: TableStore, names: string[], hex: string | null): Promise<void> {
    const wanted = [...new Set(names)].filter((name) => !(name in this.faces));
    const place = hex === null ? '' : `&hex=${encodeURIComponent(hex)}`;
    for (let first = 0; first < wanted.length; first += AT_ONCE) {
      const part = encodeURIComponent(wanted.slice(first, first + AT_ONCE).join(','));
      const answer = await store.ask<Answer>(`/tiles?faces=${part}${place}`);
      symbols.add(answer.symbols);
      this.faces = { ...this.faces, ...answer.faces };
      const radius = 1.03 * answer.radius;
      this.box = `${-radius} ${-radius} ${2 * radius} ${2 * radius}`;
    }
  }
}
