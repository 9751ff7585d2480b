/** Where room is scarce a player goes by the first name, if nobody else at the table has it. */
export function shortNames(names: readonly string[]): string[] {
  const firsts = names.map((name) => name.split(' ')[0]!);
  return names.map((name, seat) => {
    const first = firsts[seat]!;
    return firsts.filter((other) => other === first).length === 1 ? first : name;
  });
}
