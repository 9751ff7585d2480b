/** What a person prefers on this machine. */

export type Theme = 'auto' | 'light' | 'dark';
export type Side = 'left' | 'right';

class Settings {
  theme = $state<Theme>((localStorage.getItem('theme') as Theme | null) ?? 'auto');

  /** Where the turn and the players are, seen from the stage. */
  side = $state<Side>((localStorage.getItem('side') as Side | null) ?? 'right');

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

  private show(): void {
    document.documentElement.dataset['theme'] = this.theme;
  }
}

export const settings = new Settings();
