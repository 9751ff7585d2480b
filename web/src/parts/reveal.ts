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

/** Whoever is on turn is seen in a panel that has not room for all. */
export function inSightOnTurn(node: HTMLElement, isOnTurn: boolean) {
  const update = (now: boolean) => {
    if (now) void painted().then(() => node.scrollIntoView({ block: 'nearest', behavior: 'auto' }));
  };
  update(isOnTurn);
  return { update };
}

/**
 * Of all that is pointed at one thing is seen; what has to be moved for it is a panel, never a board.
 * It is looked for when everything is at rest: a panel that is still being scrolled could carry it off again.
 */
export async function bringIntoSight(selector: string): Promise<void> {
  await rest(selector);
  const pointed = pointedAt(selector);
  if (pointed.some(isInSight)) return;
  pointed.find((found) => !found.closest('svg'))?.scrollIntoView({ block: 'nearest', behavior: pace() });
}

const pointedAt = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(`:is(.turn, .stage) :is(${selector})`)].filter((found) =>
    found.checkVisibility(),
  );

/** Pictures in which nothing moves, and how many there are at most to wait for them. */
const STILL = 3;
const LONGEST = 120;

async function rest(selector: string): Promise<void> {
  const places = () => pointedAt(selector).map((found) => found.getBoundingClientRect().y);
  let before = '';
  for (let still = 0, seen = 0; still < STILL && seen < LONGEST; seen++) {
    await painted();
    const now = places().join();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

/** Its middle is seen, and nothing lies over it. */
function isInSight(found: Element): boolean {
  const { x, y, width, height } = found.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there !== null && found.contains(there);
}
