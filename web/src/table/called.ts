/** What a table and those who sit at it are called. */
import type { Table } from '../api/types';
import { catalog } from '../state/catalog.svelte';
import { t } from '../state/texts.svelte';

export const titleOf = (table: Table): string => catalog.title(table.title)?.name ?? table.title;

/** A table without a name of its own is called by its title. */
export const nameOf = (table: Table): string => (table.name === table.title ? titleOf(table) : table.name);

export const seatNames = (table: Table): string =>
  table.seats.map((seat) => (seat.kind === 'open' ? t('web-seat-free') : seat.name)).join(', ');
