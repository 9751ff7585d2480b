/** 1849: shares with a last certificate, and what the island has besides. */
import { module as eighteenxx } from '../eighteenxx/module';
import DealChooser from '../eighteenxx/stock/DealChooser.svelte';
import ShareChooser from '../eighteenxx/stock/ShareChooser.svelte';
import PlaceChooser from '../eighteenxx/track/PlaceChooser.svelte';
import type { TitleModule } from '../module';
import SicilyPanel from './SicilyPanel.svelte';

const OF_THE_BOOK = ['scenario', 'advanced'];
const OF_THE_SITE = ['acquiring_station_tokens', 'bonds', 'reduced_4p_corps'];

/** The advanced rules come together in the rulebook and one by one on 18xx.games; three play scenario 5, five play 6. */
function fits(option: string, value: string, players: number, chosen: Record<string, string>): boolean {
  if (value === 'no' || value === 'auto') return true;
  const isSite = chosen['profile'] === '18xx.games';
  if ((isSite ? OF_THE_BOOK : OF_THE_SITE).includes(option)) return false;
  if (option === 'scenario') return players === 4 || value === (players === 3 ? '5' : '6');
  if (option === 'reduced_4p_corps') return players === 4;
  return option !== 'electric_dreams' || isSite || chosen['advanced'] === 'yes';
}

export const module: TitleModule = {
  ...eighteenxx,
  id: '1849',
  fits,
  stages: [
    ...eighteenxx.stages,
    { id: 'sicily', heading: 'web-18xx-besides', panels: [{ id: 'sicily', component: SicilyPanel }] },
  ],
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
