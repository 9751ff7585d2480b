/** The server's models under short names; `schema.d.ts` is generated from its OpenAPI description. */
import type { components } from './schema';

export type Models = components['schemas'];

export type Table = Models['TableModel'];
export type Seat = Models['SeatModel'];
/** What happened, as `event-<kind>` of the locale files says it. */
export type GameEvent = { kind: string; arguments: Record<string, Json> };
export type Entry = Omit<Models['EntryModel'], 'events'> & { events: GameEvent[] };
export type Title = Models['TitleModel'];
export type Session = Models['SessionModel'];
export type ChatLine = Models['ChatModel'];
export type TableRequest = Models['TableRequest'];
export type Order = Models['OrderModel'];
export type Clock = Models['Clock'];

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type View = Record<string, any>;

/** A move: its kind, then its fields. */
export type Action = { kind: string } & Record<string, any>;

/** One action or several, with what each costs, or the same action with every whole amount from `low` to `high` in `field`. */
export type Offer =
  | { kind: string; actions: Action[]; costs?: (number | null)[] }
  | { kind: string; action: Action; field: string; low: number; high: number };

export type Citation = { book: string; section: string };
