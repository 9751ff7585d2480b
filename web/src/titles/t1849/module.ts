/** 1849: shares with a last certificate, and what the island has besides. */
import { eighteenxx } from '../eighteenxx/module';
import ShareChooser from '../eighteenxx/stock/ShareChooser.svelte';
import PlaceChooser from '../eighteenxx/track/PlaceChooser.svelte';
import type { TitleModule } from '../module';
import SicilyPanel from './SicilyPanel.svelte';

export const t1849: TitleModule = {
  ...eighteenxx,
  panels: [...eighteenxx.panels, { id: 'sicily', heading: 'web-18xx-besides', component: SicilyPanel }],
  choosers: { ...eighteenxx.choosers, sell_certificates: ShareChooser, place_port_marker: PlaceChooser },
};
