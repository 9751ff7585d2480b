/** What a title adds to the table. A title that is not known here is played from its offers and tables. */
import type { Component } from 'svelte';
import type { Action, View } from '../api/types';
import type { TableStore } from '../state/table.svelte';

export type PanelProps = { store: TableStore };

export type TitleModule = {
  /** Panels beside the frames that every title has, in order. */
  panels: { id: string; heading: string; component: Component<PanelProps>; wide?: boolean }[];
  /** Boards of the drawing that are shown above the panels, by name. */
  boards: string[];
  /** The marks on the boards at which an action is drawn. */
  marks: (action: Action, view: View) => string[];
  /** Kinds of actions with a chooser of their own, instead of a list of buttons. */
  choosers: Record<string, Component<{ store: TableStore; actions: Action[] }>>;
  /** What is drawn over the board: routes, a tile that is being looked at. */
  overlay?: Component<PanelProps>;
  overLayer?: string;
  /** Actions that a player may wish for at a mark or in a panel: asked for when they are not offered. */
  wishes?: (mark: string, view: View) => Action[];
};
