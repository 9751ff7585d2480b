/** What a person prefers on this machine. */

export type Theme = 'auto' | 'light' | 'dark';
export type Side = 'left' | 'right';

/** How long each move of others is shown, in milliseconds. */
export const SPEEDS = { slow: 1600, usual: 800, fast: 300, now: 0 } as const;
export type Speed = keyof typeof SPEEDS;

class Settings {
  theme = $state<Theme>((localStorage.getItem('theme') as Theme | null) ?? 'auto');

  /** Where the turn and the players are, seen from the stage. */
  side = $state<Side>((localStorage.getItem('side') as Side | null) ?? 'right');

  /** How fast the moves of others are shown. */
  speed = $state<Speed>((localStorage.getItem('speed') as Speed | null) ?? 'usual');

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

  useSpeed(speed: Speed): void {
    this.speed = speed;
    localStorage.setItem('speed', speed);
  }

  private show(): void {
    document.documentElement.dataset['theme'] = this.theme;
  }
}

export const settings = new Settings();
