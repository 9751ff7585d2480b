/** What a person prefers on this machine. */

export type Theme = 'auto' | 'light' | 'dark';
export type Side = 'left' | 'right';

/** How long each move of others is shown, in milliseconds. */
export const PACES = { slow: 1600, usual: 800, fast: 300, now: 0 } as const;
export type Pace = keyof typeof PACES;

class Settings {
  theme = $state<Theme>((localStorage.getItem('theme') as Theme | null) ?? 'auto');

  /** Where the turn and the players are, seen from the stage. */
  side = $state<Side>((localStorage.getItem('side') as Side | null) ?? 'right');

  /** How fast the moves of others are shown. */
  pace = $state<Pace>((localStorage.getItem('pace') as Pace | null) ?? 'usual');

  constructor() {
    this.show();
  }

  useTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem('theme', theme);
    this.show();
  }

  useSide(side: Side): void {
    this.side = side;
    localStorage.setItem('side', side);
  }

  usePace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem('pace', pace);
  }

  private show(): void {
    document.documentElement.dataset['theme'] = this.theme;
  }
}

export const settings = new Settings();
