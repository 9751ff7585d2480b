/** A layer of a board: its symbols at their places. Only what looks otherwise than before is drawn again. */
import type { Placed } from '../api/state';
import { symbols } from '../state/symbols.svelte';

const SVG = 'http://www.w3.org/2000/svg';

export function layerOf(group: SVGGElement, placed: Placed[]) {
  const drawn = new Map<string, SVGGElement>();
  let last: Placed[] | null = null;

  function draw(placed: Placed[]) {
    if (placed === last) return;
    last = placed;
    const wanted = new Map(placed.map((one) => [one.join(' '), one]));
    for (const [key, element] of drawn) {
      if (wanted.has(key)) continue;
      element.remove();
      drawn.delete(key);
    }
    let next = group.firstElementChild;
    for (const [key, one] of wanted) {
      const element = drawn.get(key) ?? elementOf(one);
      drawn.set(key, element);
      if (element === next) next = next.nextElementSibling;
      else group.insertBefore(element, next);
    }
  }

  draw(placed);
  return { update: draw };
}

/** What is read once is copied: the same symbol stands at many places. */
const read = new Map<string, SVGGElement>();

function symbolOf(name: string): SVGGElement {
  const known = read.get(name);
  if (known) return known.cloneNode(true) as SVGGElement;
  const element = document.createElementNS(SVG, 'g');
  const svg = symbols.get(name)?.svg;
  if (svg === undefined) return element;
  element.innerHTML = svg;
  read.set(name, element);
  return element.cloneNode(true) as SVGGElement;
}

function elementOf([name, x, y, mark]: Placed): SVGGElement {
  const element = symbolOf(name);
  element.setAttribute('transform', `translate(${x} ${y})`);
  if (mark) element.setAttribute('data-mark', mark);
  return element;
}
