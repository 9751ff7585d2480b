/** Places by their names: what players say instead of coordinates. */
import type { View } from '../../api/types';
import { placesOf } from './routes/finding';
import { placeName, type Game } from './shapes';

/** The stops of a route by their names, in order; what is only passed is left out. */
export function stopNames(game: Game, route: string): string[] {
  const stops = placesOf(route).filter(({ stop }) => stop !== null);
  return stops.map(({ hex }) => placeName(game, hex));
}

/** What an event tells: a hex with the name of its place, routes with their trains and stops. */
export function inWords(values: Record<string, unknown>, view: View): Record<string, unknown> {
  const game = view as unknown as Game;
  const { hex, routes } = values;
  return {
    ...values,
    ...(typeof hex === 'string' ? { hex: hexInWords(game, hex) } : {}),
    ...(Array.isArray(routes) ? { routes: routes.map((route) => routeInWords(game, String(route))) } : {}),
  };
}

function hexInWords(game: Game, hex: string): string {
  const name = placeName(game, hex);
  return name === hex ? hex : `${name} (${hex})`;
}

function routeInWords(game: Game, route: string): string {
  const train = route.includes(': ') ? `${route.slice(0, route.indexOf(': '))}: ` : '';
  return train + stopNames(game, route).join(' – ');
}
