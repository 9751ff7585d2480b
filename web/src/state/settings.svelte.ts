/** What a person prefers on this machine. */

export type Theme = 'auto' | 'light' | 'dark';

class Settings {
  theme = $state<Theme>((localStorage.getItem('theme') as Theme | null) ?? 'auto');

  constructor() {
    this.show();
  }

  useTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem('theme', theme);
    this.show();
  }

  private show(): void {
    document.documentElement.dataset['theme'] = this.theme;
  }
}

export const settings = new Settings();
