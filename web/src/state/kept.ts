/** What the browser keeps for this page. One that keeps nothing, as where cookies are refused, is like a new one. */
export const kept = {
  get(name: string): string | null {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  set(name: string, value: string): void {
    try {
      localStorage.setItem(name, value);
    } catch {
      // It counts until the page is left.
    }
  },
};
