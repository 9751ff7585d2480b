/** What the middle of the table shows: a stage follows the round until the player picks one. */
import { MediaQuery } from 'svelte/reactivity';
import { PHONE } from '../parts/phone';
import { Later } from '../state/later.svelte';
import type { TableStore } from '../state/table.svelte';
import { moduleOf } from '../titles';
import type { Stage } from '../titles/module';
import ChartsPanel from './ChartsPanel.svelte';
import EndStage from './EndStage.svelte';
import LogPanel from './LogPanel.svelte';
import SidePanels from './SidePanels.svelte';

const OF_EVERY_TITLE: Stage[] = [
  { id: 'log', heading: 'web-tab-log', panels: [{ id: 'whole-log', component: LogPanel }] },
  { id: 'charts', heading: 'web-tab-charts', panels: [{ id: 'charts', component: ChartsPanel }] },
];

const END: Stage = { id: 'end', heading: 'web-tab-end', panels: [{ id: 'the-end', component: EndStage }] };
const MORE: Stage = { id: 'more', heading: 'web-side', panels: [{ id: 'more', component: SidePanels }] };

export class Stages {
  /** The tab that the player picked; null follows the round. */
  picked = $state<string | null>(null);
  /** Wide enough for two stages; the first is then no smaller than on a narrower window (see GameTable). */
  readonly isWide = new MediaQuery('min-width: 1900px');
  /** A phone has no room beside the stage: what lies there is a stage too. */
  readonly isPhone = new MediaQuery(PHONE);

  /** Where the game goes on. */
  private readonly played: Later<string | undefined>;

  constructor(private readonly store: TableStore) {
    this.played = new Later(store, () => {
      const { view, seat, offers } = store.state!;
      return moduleOf(store.title).stageOf?.(view, seat, offers);
    });
  }

  readonly all: Stage[] = $derived.by(() => {
    const { stages, beside } = moduleOf(this.store.title);
    const players = beside
      ? [{ id: 'beside', heading: 'heading-players', panels: [{ id: 'beside', component: beside }] }]
      : [];
    const end = this.store.table?.result ? [END] : [];
    return [...stages, ...end, ...OF_EVERY_TITLE, ...(this.isPhone.current ? [...players, MORE] : [])];
  });

  /** Where the round is played, or the picked one. */
  readonly current: Stage = $derived.by(() => {
    const { at, table } = this.store;
    const isOver = table?.result && at === null;
    return this.find(this.picked ?? (isOver ? END.id : this.played.now)) ?? this.all[0]!;
  });

  /** One stage, or on a wide window two: the current one, and what goes well beside it; the first never leaves its side. */
  readonly shown: Stage[] = $derived.by(() => {
    const current = this.current;
    if (!this.isWide.current) return [current];
    const first = this.all[0]!;
    const other = this.find(current.beside) ?? first;
    if (other === current) return [current];
    return other === first ? [first, current] : [current, other];
  });

  pick(id: string | null): void {
    this.picked = id;
  }

  private find(id: string | null | undefined): Stage | undefined {
    return this.all.find((stage) => stage.id === id);
  }
}
