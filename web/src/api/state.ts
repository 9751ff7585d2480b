/** A position as a seat sees it, and its drawing: symbols made by the server, placed by the client. */
import type { Action, GameEvent, Offer, View } from './types';

/** `mark` says what it is, as `hex:H12`; empty if there is nothing to point at. */
export type Placed = [symbol: string, x: number, y: number, mark: string];
export type Layer = { name: string; placed: Placed[] };

export type Picture = {
  svg: string;
  outline?: string;
  stops?: { kind: string; x: number; y: number; slots: [number, number][] }[];
  track?: { a: number | string; b: number | string; gauge: string; d: string }[];
};

export type Geometry = {
  layout?: 'pointy' | 'flat';
  radius?: number;
  slot_radius?: number;
  edges?: [number, number][];
};

export type Board = { kind: string; width: number; height: number; layers: Layer[]; geometry: Geometry };
export type Drawing = { boards: Record<string, Board>; symbols: Record<string, Picture> };

export type State = {
  number: number;
  depth: number;
  seat: number | null;
  to_act: number[];
  view: View;
  offers: Offer[];
  drawing?: Drawing;
};

export type Plan = State & { planned: { seat: number; action: Action }[] };

export type Preview = State & {
  texts: string[];
  events: GameEvent[];
  changes: Record<string, [unknown, unknown]>;
};

/** Every action of the offers that can be listed; of a range of amounts the lowest. */
export function listed(offers: Offer[]): Action[] {
  return offers.flatMap((offer) =>
    'actions' in offer ? offer.actions : [{ ...offer.action, [offer.field]: offer.low }],
  );
}
