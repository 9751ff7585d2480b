/** The run that is being looked at: a route for each train, in the words of the rules, and the one that is edited. */
class RouteChoice {
  /** The train whose route is being clicked together, by its place among the company's trains. */
  train = $state<number | null>(null);
  /** The stops and hexes that were clicked for it. */
  places = $state.raw<string[]>([]);
  /** The hexes that the company's track leads to. */
  reached = $state.raw<ReadonlySet<string>>(new Set());
  /** The routes that are shown while trains run; null at any other time. */
  routes = $state.raw<string[] | null>(null);

  /** Where they run on the map. */
  paths = $state.raw<{ d: string; index: number }[]>([]);

  edit(train: number | null): void {
    this.train = train;
    this.places = [];
  }

  end(): void {
    this.edit(null);
    this.routes = null;
  }
}

export const routeChoice = new RouteChoice();

/** How each train is told from the others: never by its colour alone. */
export const STYLES = [
  { letter: 'A', color: '#b00020', dash: '' },
  { letter: 'B', color: '#0b57d0', dash: '14 7' },
  { letter: 'C', color: '#7b2fa6', dash: '3 7' },
  { letter: 'D', color: '#00695c', dash: '18 5 3 5' },
  { letter: 'E', color: '#a84300', dash: '8 4' },
  { letter: 'F', color: '#37474f', dash: '24 10' },
] as const;

export const styleOf = (index: number) => STYLES[index % STYLES.length]!;
