/** After a move the list changes under the pointer: a second click at the same place counts only for the same thing. */

const NEAR = 12;

type Click = { x: number; y: number; what: string };

/** Swallows such clicks within a part of the page, until the pointer has moved. */
export function secondClicks(node: HTMLElement, position: number) {
  let now = position;
  /** The last click, and the position in which it was made. */
  let last: (Click & { position: number }) | null = null;

  const read = (event: MouseEvent): Click => {
    const button = (event.target as Element).closest('button');
    const what = button?.dataset['kind'] ?? button?.textContent ?? '';
    return { x: event.clientX, y: event.clientY, what };
  };
  const isNear = (click: Click, event: MouseEvent) =>
    Math.hypot(click.x - event.clientX, click.y - event.clientY) < NEAR;

  function click(event: MouseEvent) {
    if (event.detail === 0) return;
    const made = read(event);
    if (last && last.position !== now && isNear(last, event) && last.what !== made.what) {
      event.preventDefault();
      event.stopPropagation();
      last = null;
      return;
    }
    last = { ...made, position: now };
  }

  function move(event: PointerEvent) {
    if (last && !isNear(last, event)) last = null;
  }

  node.addEventListener('click', click, true);
  window.addEventListener('pointermove', move);
  return {
    update(next: number) {
      now = next;
    },
    destroy() {
      node.removeEventListener('click', click, true);
      window.removeEventListener('pointermove', move);
    },
  };
}
