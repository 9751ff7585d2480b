/** Names of people, in whatever letters they are written. */

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const [ISOLATE, END] = ['\u2068', '\u2069'];

/** A name that is written from right to left keeps to itself: the figure after it stays after it. */
export const kept = (name: string): string => (RIGHT_TO_LEFT.test(name) ? ISOLATE + name + END : name);

const bare = (name: string) => name.replace(ISOLATE, '').replace(END, '');

/** Where room is scarce a player goes by the first name, if nobody else at the table has it. */
export function shortNames(names: readonly string[]): string[] {
  const firsts = names.map((name) => bare(name).split(' ')[0]!);
  return names.map((name, seat) => {
    const first = firsts[seat]!;
    return firsts.filter((other) => other === first).length === 1 ? kept(first) : name;
  });
}
