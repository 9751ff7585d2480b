/** Places in a ring around a hex, none of them outside the picture. */

export type Place = { x: number; y: number };
export type Box = { left: number; top: number; right: number; bottom: number };

const GAP = 6;
const TOP = -Math.PI / 2;
const MOST_RINGS = 6;

const isInside = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const boxAround = ({ x, y }: Place, size: number): Box => ({
  left: x - size / 2,
  top: y - size / 2,
  right: x + size / 2,
  bottom: y + size / 2,
});

/** So many places of a size, from the top to both sides; a second ring where the first is full; clear of what is taken. */
export function ringPlaces(
  count: number,
  center: Place,
  radius: number,
  size: number,
  frame: Box,
  taken: Box,
): Place[] {
  const found: { place: Place; turn: number; ring: number }[] = [];
  for (let ring = 0; found.length < count && ring < MOST_RINGS; ring += 1) {
    const away = radius + ring * (size + GAP);
    const free = turnsOf(away, size)
      .map((turn) => ({ place: placeAt(center, away, turn), turn, ring }))
      .filter(
        ({ place }) => isInside(boxAround(place, size), frame) && !overlaps(boxAround(place, size), taken),
      );
    found.push(...free.slice(0, count - found.length));
  }
  return found.sort((one, other) => one.ring - other.ring || one.turn - other.turn).map(({ place }) => place);
}

/** Angles away from the top, the nearest first, as far apart as the size needs. */
function turnsOf(radius: number, size: number): number[] {
  const count = Math.floor((2 * Math.PI) / (2 * Math.asin(Math.min(1, (size + GAP) / (2 * radius)))));
  const step = (2 * Math.PI) / count;
  return Array.from({ length: count }, (_, number) => Math.ceil(number / 2) * (number % 2 ? 1 : -1) * step);
}

const placeAt = (center: Place, away: number, turn: number): Place => ({
  x: center.x + away * Math.cos(TOP + turn),
  y: center.y + away * Math.sin(TOP + turn),
});
