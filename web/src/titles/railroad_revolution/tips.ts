/** What is to be known about a place of the boards, in words. */
import type { View } from '../../api/types';
import { boardOf, playersOf } from './view';
import { money, say, word, words } from './words';

type Tell = (name: string, view: View) => string[];

const names = (seats: readonly number[], view: View) =>
  seats.map((seat) => playersOf(view)[seat]?.name ?? say('web-neutral')).join(', ');

const city: Tell = (name, view) => {
  const found = boardOf(view).cities.find((each) => each.name === name)!;
  return [
    say('web-tip-city', { city: name, level: found.level, cost: money(found.cost) }),
    `${say('column-main')}: ${words([...found.main])}`,
    found.first.length > 0 ? `${say('column-first')}: ${words([...found.first])}` : '',
    found.stations.length > 0 ? `${say('column-stations')}: ${names(found.stations, view)}` : '',
  ];
};

const space: Tell = (name, view) => {
  const found = boardOf(view).spaces.find((each) => each.id === name)!;
  return [
    name,
    say('web-terrain', { count: found.terrain }),
    found.trade ? say('web-legend-deal') : '',
    found.rails.length > 0 ? `${say('column-rails')}: ${names(found.rails, view)}` : '',
  ];
};

const area: Tell = (name, view) => {
  const found = boardOf(view).areas.find((each) => String(each.area) === name)!;
  return [
    `${say('column-area')} ${name}: ${say('shares-counted', { count: found.shares })}`,
    `${say('column-first')}: ${say('shares-counted', { count: found.first })}`,
    found.tile.length > 0 ? say('web-tip-tile', { bonus: words([...found.tile]) }) : '',
    found.trade ? say('web-legend-deal') : '',
    found.offices.length > 0 ? `${say('column-offices')}: ${names(found.offices, view)}` : '',
  ];
};

const track: Tell = (name, view) => {
  const [id, place] = name.split('/') as [string, string];
  const found = boardOf(view).tracks.find((each) => each.id === id)!;
  const gate = found.gates[Number(place) - 1];
  const there = found.markers.flatMap((space, seat) => (space === Number(place) ? [seat] : []));
  return [
    say('web-tip-track', { track: id, points: found.values[Number(place) - 1] ?? 0 }),
    gate ? say('web-tip-gate', { gate: word(gate) }) : '',
    names(there, view),
  ];
};

const marker: Tell = (name, view) => {
  const [id, seat] = name.split('/') as [string, string];
  const found = boardOf(view).tracks.find((each) => each.id === id)!;
  return track(`${id}/${found.markers[Number(seat)] ?? 1}`, view);
};

const first =
  (tell: Tell): Tell =>
  (name, view) =>
    tell(name.split('/')[0]!, view);
const TELLING: Record<string, Tell> = {
  city,
  station: first(city),
  space,
  area,
  office: first(area),
  track,
  marker,
};

export function tipOf(mark: string, view: View): string {
  const [kind, name] = [mark.slice(0, mark.indexOf(':')), mark.slice(mark.indexOf(':') + 1)];
  return TELLING[kind]?.(name, view).filter(Boolean).join('\n') ?? '';
}
