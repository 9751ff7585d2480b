/** What a player's value is made of. */
import type { View } from '../../api/types';
import { texts } from '../../state/texts.svelte';
import type { Game } from './shapes';

type Owed = { seat: number; amount: number }[];
/** The list of the view that tells what players owe, and the heading for all that is left: privates, bonds, open minors. */
type Parts = { owed?: { list: string; heading: string }; rest: string };

/** Cash, what the shares are worth, what is owed, and the rest by the name that a title has for it. */
export function breakdown(view: View, { owed, rest }: Parts) {
  const { players, companies, title } = view as unknown as Game;
  const say = (id: string) => texts.text(id, {}, title);
  const prices = new Map(companies.map(({ id, price }) => [id, price ?? 0]));
  const shares = players.map(({ shares }) => {
    const worth = Object.entries(shares).map(([id, percent]) => ((prices.get(id) ?? 0) * percent) / 10);
    return Math.round(worth.reduce((sum, one) => sum + one, 0));
  });
  const debts = ((owed ? view[owed.list] : null) ?? []) as Owed;
  const owing = players.map(({ seat }) => 0 - (debts.find((debt) => debt.seat === seat)?.amount ?? 0));
  const left = players.map(({ cash, value }, seat) => value - cash - shares[seat]! - owing[seat]!);
  return [
    { heading: say('column-cash'), figures: players.map(({ cash }) => cash) },
    { heading: say('column-shares'), figures: shares },
    { heading: owed ? say(owed.heading) : '', figures: owing },
    { heading: say(rest), figures: left },
  ].filter(({ figures }, index) => index < 2 || figures.some(Boolean));
}
