/** What a title adds to the table. A title without a module is played as its family is, else from its offers and tables. */
import type { Component } from 'svelte';
import type { Preview } from '../api/state';
import type { Action, GameEvent, Offer, View } from '../api/types';
import type { Point } from '../board/camera.svelte';
import type { Frame } from '../board/frame';
import type { TableStore } from '../state/table.svelte';

export type PanelProps = { store: TableStore };
/** The offers of one kind; `actions` lists them, of a range of amounts the lowest. */
export type ChooserProps = { store: TableStore; actions: Action[]; offers: Offer[] };

export type Panel = {
  id: string;
  heading?: string;
  component: Component<PanelProps>;
  /** A panel that other stages show too is left out where one of them is seen. */
  alsoOn?: string[];
  /** Only where there is room beside what the stage is for. */
  isWide?: boolean;
};

/** A tab of the table: boards of the drawing by name, and panels below them. */
export type Stage = {
  id: string;
  heading: string;
  /** Its name on a tab of a phone, if the heading is too long for it. */
  short?: string;
  boards?: string[];
  panels?: Panel[];
  /** What the signs of its first board mean: unfolded over a corner of it. */
  legend?: { heading: string; component: Component };
  /** The stage that goes well beside this one on a wide window; the first one otherwise. */
  beside?: string;
  /** Shows the whole view as tables: for titles without panels of their own. */
  isPlain?: boolean;
};

export type TitleModule = {
  /** The id of the title, or of the family, that the module is for. */
  id: string;
  /** What the middle of the table can show, in order; the first has the board that is played on. */
  stages: Stage[];
  /** The stage where the game is played now, for who looks from a seat. */
  stageOf?: (view: View, seat: number | null, offers: Offer[]) => string;
  /** The marks on the boards at which an action is drawn. */
  marks: (action: Action, view: View) => string[];
  /** Kinds of actions with a chooser of their own, instead of a list of buttons. */
  choosers: Record<string, Component<ChooserProps>>;
  /** How far the game is: the round, then what goes with it. */
  howFar?: (store: TableStore) => string[];
  /** How things stand and what is expected now, above the moves. */
  status?: Component<PanelProps>;
  /** Whether a move costs something: it is asked about before it counts, with what it would bring about. */
  asks: (action: Action) => boolean;
  /** What such a move would bring about; without it what the log would say. */
  effect?: Component<PanelProps & { effect: Preview }>;
  /** What a pass ends now. */
  passName?: (store: TableStore) => string;
  /** Always in sight, with the turn: what moves are made on beside the boards. */
  beside?: Component<PanelProps>;
  /** Who acts on the board besides the seat, and the marks of that one's pieces, else of the seat's. */
  acting?: (view: View) => string;
  ownMarks?: (view: View, seat: number | null) => string[];
  /** What events and moves tell, with the names of places instead of their coordinates. */
  inWords?: (values: Record<string, unknown>, view: View) => Record<string, unknown>;
  /** Words of what an event tells that stand for more, each with what is to be known about it. */
  glossary?: (values: Record<string, unknown>, view: View) => [word: string, tip: string][];
  /** What a mark is called, where its own word does not say it. */
  nameOf?: (mark: string) => string;
  /** What is to be known about a mark, for whoever points at it; empty if nothing. */
  tipOf?: (mark: string, view: View) => string;
  /** Whoever is not on turn may do something at any time that calls for nobody's attention. */
  isAnytime?: boolean;
  /** The colour of a seat's pieces. */
  seatColor?: (seat: number) => string;
  /** What the score is made of at the end: figures of all seats, in order of the seats, by all that happened. */
  breakdown?: (view: View, events: GameEvent[]) => { heading: string; figures: number[] }[];
  /** A score with what it counts: money, points. */
  scoreText?: (score: number, title: string) => string;
  /** What is drawn over the board: routes, a tile that is being looked at. */
  overlay?: Component<PanelProps>;
  overLayer?: string;
  /** What is drawn above all layers of the board. */
  above?: Component<PanelProps>;
  /** What is drawn above other boards, by their names. */
  overBoards?: Record<string, Component<PanelProps>>;
  /** What stands in front of the board, at a place of it: the choice of a tile. */
  front?: Component<PanelProps & { frame: Frame }>;
  /** The selected mark was clicked again: true if that did something, otherwise it is let go. */
  again?: (mark: string) => boolean;
  /** Somebody points at a place of the board where nothing is offered: true if that did something. */
  pointed?: (at: Point) => boolean;
  /** Whether a line can be drawn on the board from a place, and what becomes of it. */
  drawing?: { isOn: () => boolean; starts: (at: Point) => boolean; over: (at: Point) => void };
  /** The kinds of events that are worth a line to somebody who was away. */
  telling?: string[];
  /** What threatens the player who looks, in sentences. */
  warnings?: (store: TableStore) => string[];
  /** Actions that a player may wish for at a mark or in a panel: asked for when they are not offered. */
  wishes?: (mark: string, view: View) => Action[];
};
