/** Changing a route by pointing at the map. */
import { keyOf, type Point, type RoutePlace, type TrackHex, type TrackMap } from './finding';

/** The route after somebody has pointed into a hex; null if nothing follows from it. */
export function pointAt(
  track: TrackMap,
  places: RoutePlace[],
  starts: RoutePlace[],
  hex: TrackHex,
  at: Point,
): RoutePlace[] | null {
  const choices = stopChoices(track, places, starts).filter(({ place }) => place.hex === hex.id);
  const nearest = choices.sort((one, other) => far(track, one.place, at) - far(track, other.place, at))[0];
  if (nearest) return nearest.route;
  const passing = [...places, { hex: hex.id, stop: null }];
  const way = places.length > 0 ? track.route(passing) : null;
  return way === null ? null : passing;
}

/** Every stop that changes something: it follows, it comes before, or the route ends there. */
export function stopChoices(
  track: TrackMap,
  places: RoutePlace[],
  starts: RoutePlace[],
): { place: RoutePlace; route: RoutePlace[] }[] {
  if (places.length === 0) return starts.map((place) => ({ place, route: [place] }));
  const back = [...places].reverse();
  return [
    ...track.next(places).map((place) => ({ place, route: [...places, place] })),
    ...track.next(back).map((place) => ({ place, route: [place, ...places] })),
    ...places.flatMap((place, index) =>
      place.stop === null
        ? []
        : [{ place, route: places.slice(0, index === places.length - 1 ? index : index + 1) }],
    ),
  ];
}

/** A route without its last stop, and without the hexes that only led there. */
export function withoutLast(places: RoutePlace[]): RoutePlace[] {
  const kept = places.slice(0, -1);
  while (kept.at(-1)?.stop === null) kept.pop();
  return kept;
}

function far(track: TrackMap, place: RoutePlace, at: Point): number {
  return Math.min(...track.pointOf(place).map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
}

/** The marks on the map of stops that can follow or come before. */
export function nextMarks(track: TrackMap, places: RoutePlace[], starts: RoutePlace[]): string[] {
  const inRoute = new Set(places.map(keyOf));
  const found = stopChoices(track, places, starts).filter(({ place }) => !inRoute.has(keyOf(place)));
  return [...new Set(found.map(({ place }) => markOf(track, place)))];
}

/** The hex, or the stop itself where a hex has several. */
function markOf(track: TrackMap, { hex, stop }: RoutePlace): string {
  const several = (track.hex(hex)?.picture.stops?.length ?? 0) > 1;
  return several ? `slot:${hex}/${stop}/0` : `hex:${hex}`;
}
