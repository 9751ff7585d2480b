/** Which choices before a game go together, as the server lists it for each title. */
import type { Title } from '../api/types';

export type Choices = Record<string, string>;

/** Whether a value of an option goes with the number of players and with what else is chosen. */
export function fits(title: Title, option: string, value: string, players: number, chosen: Choices): boolean {
  return title.needs
    .filter((need) => need.option === option && need.value === value)
    .every(
      (need) =>
        (need.players.length === 0 || need.players.includes(players)) &&
        (need.choices.length === 0 || need.choices.some(([name, wanted]) => chosen[name] === wanted)),
    );
}
