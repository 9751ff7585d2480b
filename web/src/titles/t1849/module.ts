/** 1849: shares with a last certificate, and what the island has besides. */
import { breakdown } from '../eighteenxx/breakdown';
import { module as eighteenxx } from '../eighteenxx/module';
import DealChooser from '../eighteenxx/stock/DealChooser.svelte';
import ShareChooser from '../eighteenxx/stock/ShareChooser.svelte';
import PlaceChooser from '../eighteenxx/track/PlaceChooser.svelte';
import type { TitleModule } from '../module';
import SicilyPanel from './SicilyPanel.svelte';

export const module: TitleModule = {
  ...eighteenxx,
  id: '1849',
  stages: [
    ...eighteenxx.stages,
    { id: 'sicily', heading: 'web-18xx-besides', panels: [{ id: 'sicily', component: SicilyPanel }] },
  ],
  breakdown: (view) =>
    breakdown(view, { owed: { list: 'loans', heading: 'heading-loans' }, rest: 'heading-bonds' }),
  choosers: {
    ...eighteenxx.choosers,
    sell_certificates: ShareChooser,
    place_port_marker: PlaceChooser,
    issue_shares: DealChooser,
    buy_back: DealChooser,
    choose_swap: DealChooser,
    land_by_sea: DealChooser,
    buy_electric_token: DealChooser,
    issue_bond: DealChooser,
    redeem_bond: DealChooser,
    take_loan: DealChooser,
    leave_game: DealChooser,
  },
};
