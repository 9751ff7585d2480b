/** A guided first game: steps that wait for moves. Its texts are the messages `lesson-<number>` of its title. */
import type { Action, GameEvent, View } from '../api/types';

/** What a step looks at: the position now, the own seat, and what happened since the step began. */
export type Moment = {
  view: View;
  seat: number;
  /** Whether it is the own turn. */
  isTurn: boolean;
  offered: Action[];
  ownMoves: Action[];
  events: GameEvent[];
};

export type Step = {
  /** Done, or no longer possible: the lesson goes on. A step without it is only read. */
  isDone?: (moment: Moment) => boolean;
  /** Whether a move belongs to this step; others are legal too, and the lesson says what it would do instead. */
  fits?: (action: Action) => boolean;
  /** What the lesson would do now; if it has nothing to say, a bot is asked. */
  suggest?: (moment: Moment) => Action | null;
  /** Kinds of moves that need an eye for the board: when one is offered, a bot says what it would do. */
  hinted?: string[];
  /** What is pointed at, as CSS; what belongs to the suggested move is pointed at in any case. */
  focus?: string;
};

export type Lesson = { title: string; players: number; seed: number; steps: Step[] };

export const oneOf =
  (...kinds: string[]) =>
  (action: Action): boolean =>
    kinds.includes(action.kind);

/** The own seat has made one of these moves since the step began. */
export const did =
  (...kinds: string[]) =>
  (moment: Moment): boolean =>
    moment.ownMoves.some((action) => kinds.includes(action.kind));

export const happened =
  (kind: string) =>
  (moment: Moment): boolean =>
    moment.events.some((event) => event.kind === kind);

/** The first action that is offered of these kinds, in the order of the kinds. */
export function first(moment: Moment, ...kinds: string[]): Action | null {
  for (const kind of kinds) {
    const found = moment.offered.find((action) => action.kind === kind);
    if (found) return found;
  }
  return null;
}

export const rows = (view: View, name: string): View[] => (Array.isArray(view[name]) ? view[name] : []);
