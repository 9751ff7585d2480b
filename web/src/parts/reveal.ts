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

/** Of all that is pointed at one thing is seen; what has to be moved for it is a panel, never a board. */
export function bringIntoSight(selector: string): void {
  const pointed = [...document.querySelectorAll<HTMLElement>(`:is(.turn, .stage) :is(${selector})`)].filter(
    (found) => found.checkVisibility(),
  );
  if (pointed.some(isInSight)) return;
  pointed.find((found) => !found.closest('svg'))?.scrollIntoView({ block: 'nearest', behavior: pace() });
}

/** Its middle is seen, and nothing lies over it. */
function isInSight(found: Element): boolean {
  const { x, y, width, height } = found.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there !== null && found.contains(there);
}
