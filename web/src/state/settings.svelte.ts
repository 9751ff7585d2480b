/** What a person prefers on this machine. */
import { kept } from './kept';

export type Theme = 'auto' | 'light' | 'dark';
export type Side = 'left' | 'right';

/** How long each move of others is shown, in milliseconds. */
export const SPEEDS = { slow: 1600, usual: 800, fast: 300, now: 0 } as const;
export type Speed = keyof typeof SPEEDS;

class Settings {
  theme = $state<Theme>((kept.get('theme') as Theme | null) ?? 'auto');

  /** Where the turn and the players are, seen from the stage. */
  side = $state<Side>((kept.get('side') as Side | null) ?? 'right');

  /** How fast the moves of others are shown. */
  speed = $state<Speed>((kept.get('speed') as Speed | null) ?? 'usual');

  constructor() {
    this.show();
  }

  useTheme(theme: Theme): void {
    this.theme = theme;
    kept.set('theme', theme);
    this.show();
  }

  useSide(side: Side): void {
    this.side = side;
    kept.set('side', side);
  }

  useSpeed(speed: Speed): void {
    this.speed = speed;
    kept.set('speed', speed);
  }

  private show(): void {
    document.documentElement.dataset['theme'] = this.theme;
  }
}

export const settings = new Settings();
