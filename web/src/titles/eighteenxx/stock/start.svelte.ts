/** The company that somebody wants to start: its prices are shown on the market. */
class StartChoice {
  company = $state<string | null>(null);
}

export const startChoice = new StartChoice();
