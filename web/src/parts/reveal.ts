/** On a narrow screen, where the board fills the window: bring what can be done at the chosen place into sight. */
export function reveal(node: HTMLElement): void {
  if (!matchMedia('(max-width: 900px)').matches) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  node.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
}
