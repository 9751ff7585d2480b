/** A view of Railroad Revolution, as the server describes it. */
import type { Models, View } from '../../api/types';

export const COLOURS = ['white', 'purple', 'grey', 'orange', 'turquoise'] as const;
export const FIELDS = ['station', 'railroad', 'telegraph', 'trade'] as const;

export type Player = Models['RevolutionPlayer'];
export type Milestone = Models['RevolutionMilestone'];
export type City = Models['RevolutionCity'];
export type Space = Models['RevolutionSpace'];
export type Area = Models['RevolutionArea'];
export type Track = Models['RevolutionTrack'];
export type Score = Models['RevolutionScore'];
type Board = Models['RevolutionBoard'];

export const boardOf = (view: View): Board => view['board'];
export const playersOf = (view: View): Player[] => view['players'];
export const scoreOf = (view: View, seat: number): Score =>
  (view['scores'] as Score[]).find((score) => score.seat === seat)!;
export const milestonesOf = (view: View, seat: number): Milestone[] =>
  (view['milestones'] as Milestone[]).filter((milestone) => milestone.seat === seat);

/** The sections of a player board, each with its pieces at first and those that are left: they go from the left. */
export function sectionsOf(view: View, player: Player) {
  let [rails, buildings] = [player.rails, player.buildings];
  const counted = [...boardOf(view).sections].reverse().map((section) => {
    const left = { rails: Math.min(section.rails, rails), buildings: Math.min(section.buildings, buildings) };
    [rails, buildings] = [rails - left.rails, buildings - left.buildings];
    return {
      value: section.value,
      left_of_logo: section.left_of_logo,
      rails: { all: section.rails, left: left.rails },
      buildings: { all: section.buildings, left: left.buildings },
    };
  });
  return counted.reverse();
}

/** How far a player is with a condition, as `stations-2-of-3`: so many of so many. */
export function progress(view: View, seat: number, condition: string): { have: number; need: number } {
  const { cities, spaces } = boardOf(view);
  const own = spaces.filter((space) => space.rails.includes(seat));
  const trade = /^trade-rails-(\d+)$/.exec(condition);
  if (trade) return { have: own.filter((space) => space.trade).length, need: Number(trade[1]) };
  const [, kind, need, of] = /^(.+)-(\d+)-of-(\d+)$/.exec(condition)!;
  const level = cities.filter((city) => city.level === Number(of));
  const have =
    kind === 'connected'
      ? level.filter((city) => city.connected.includes(seat))
      : kind === 'stations'
        ? level.filter((city) => city.stations.includes(seat))
        : own.filter((space) => space.terrain === Number(of));
  return { have: have.length, need: Number(need) };
}

/** The executives that a milestone needs, each with whether it is there. */
export function executives(milestone: Milestone): { worker: string; isThere: boolean }[] {
  const there = [...(milestone.executives ?? [])];
  const take = (worker: string) => {
    const place = worker === 'any' ? 0 : there.indexOf(worker);
    return place >= 0 ? there.splice(place, 1)[0] : undefined;
  };
  return milestone.needs.map((worker) => {
    const found = take(worker);
    return { worker: found ?? worker, isThere: found !== undefined };
  });
}

/** Where the next step of a seat on a track leads. */
export function nextStep(view: View, seat: number, id: string): { track: Track; space: number } {
  const track = boardOf(view).tracks.find((each) => each.id === id)!;
  return { track, space: (track.markers[seat] ?? 0) + 1 };
}
