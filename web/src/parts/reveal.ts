/** On a narrow screen, where the board fills the window: bring what can be done at the chosen place into sight. */
export function reveal(node: HTMLElement): void {
  if (!matchMedia('(max-width: 900px)').matches) return;
  node.scrollIntoView({ block: 'center', behavior: pace() });
}

const pace = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');

const CHOSEN = '.target.selected:is([data-target^="hex:"], [data-target^="slot:"])';
const MARGIN = 8;

/** A bar at the lower edge of the window does not hide the place on the map that it is about, which is `chosen`. */
export function keepInSight(bar: HTMLElement, chosen: unknown) {
  function scroll() {
    if (getComputedStyle(bar).position !== 'fixed') return;
    const place = document.querySelector(CHOSEN)?.getBoundingClientRect();
    const hidden = place ? place.bottom + MARGIN - bar.getBoundingClientRect().top : 0;
    if (hidden > 0) scrollBy({ top: hidden, behavior: pace() });
  }
  const observer = new ResizeObserver(scroll);
  observer.observe(bar);
  return {
    update(other: unknown) {
      if (other !== chosen) requestAnimationFrame(scroll);
      chosen = other;
    },
    destroy: () => observer.disconnect(),
  };
}
