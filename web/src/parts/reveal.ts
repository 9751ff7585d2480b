import { painted } from './painted';
import { PHONE } from './phone';

/** On a narrow screen, where the board fills the window: bring what can be done at the chosen place into sight. */
export function reveal(node: HTMLElement): void {
  if (!matchMedia(PHONE).matches) return;
  node.scrollIntoView({ block: 'center', behavior: pace() });
}

const pace = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');

/** What is asked about a chosen place or move is scrolled into sight within its panel, whenever that changes. */
export function keepInSight(node: HTMLElement, chosen: unknown) {
  const show = () => node.scrollIntoView({ block: 'nearest', behavior: pace() });
  void painted().then(show);
  return {
    update(other: unknown) {
      if (other !== chosen) void painted().then(show);
      chosen = other;
    },
  };
}
