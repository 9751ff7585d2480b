/** 1824: papers with a price of one's choice, exchanges, state railways, and what the variants bring. */
import type { Action, View } from '../../api/types';
import { breakdown } from '../eighteenxx/breakdown';
import { module as eighteenxx } from '../eighteenxx/module';
import type { Game } from '../eighteenxx/shapes';
import DealChooser from '../eighteenxx/stock/DealChooser.svelte';
import GroupChooser from '../eighteenxx/stock/GroupChooser.svelte';
import ShareChooser from '../eighteenxx/stock/ShareChooser.svelte';
import PlaceChooser from '../eighteenxx/track/PlaceChooser.svelte';
import type { TitleModule } from '../module';
import EmpirePanel from './EmpirePanel.svelte';

/** The state railway of Vienna, to which both stations belong when one of them is chosen. */
const VIENNESE = 'KK';
const VIENNA = 'E12';

function marks(action: Action, view: View): string[] {
  return action.kind === 'keep_home' ? homeMarks(view, action['city']) : eighteenxx.marks(action, view);
}

/** The circle in Vienna where one of the two stations stands. */
function homeMarks(view: View, city: number): string[] {
  return (view as unknown as Game).board.hexes.flatMap(({ id, stops }) => {
    const slot = stops?.[city]?.stations?.indexOf(VIENNESE) ?? -1;
    return id === VIENNA && slot >= 0 ? [`slot:${id}/${city}/${slot}`] : [];
  });
}

export const module: TitleModule = {
  ...eighteenxx,
  id: '1824',
  stages: [
    ...eighteenxx.stages,
    { id: 'empire', heading: 'web-18xx-besides', panels: [{ id: 'empire', component: EmpirePanel }] },
  ],
  /** With two players the railways are bought before the first stock round. */
  stageOf: (view, seat, offers) =>
    (view as unknown as Game).round.kind === 'auction'
      ? 'companies'
      : eighteenxx.stageOf!(view, seat, offers),
  breakdown: (view) =>
    breakdown(view, { owed: { list: 'debts', heading: 'heading-debts' }, rest: 'web-18xx-besides' }),
  marks,
  choosers: {
    ...eighteenxx.choosers,
    buy_paper: GroupChooser,
    exchange_mountain: GroupChooser,
    exchange_coal: ShareChooser,
    buy_double: ShareChooser,
    sell_double: ShareChooser,
    place_bond_station: PlaceChooser,
    place_marker: PlaceChooser,
    keep_home: PlaceChooser,
    forgo_share: DealChooser,
  },
};
