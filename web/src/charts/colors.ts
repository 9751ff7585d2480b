/** Colours that can be seen: a company's own colour, moved towards the ink where the ground swallows it. */

type Rgb = [number, number, number];
const ENOUGH = 4.5;

/** Any colour that CSS knows, as numbers. */
function parse(color: string): Rgb {
  const context = document.createElement('canvas').getContext('2d')!;
  context.fillStyle = '#888888';
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return [red!, green!, blue!];
}

function brightness(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: Rgb, b: Rgb): number {
  const [low, high] = [brightness(a), brightness(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

/** The colour itself, or as much nearer to the ink as it takes to stand out from the ground. */
export function visible(color: string, ground: string, ink: string): string {
  const [own, below, towards] = [parse(color), parse(ground), parse(ink)];
  for (let part = 0; part <= 1; part += 0.1) {
    const mixed = own.map((value, index) => Math.round(value + (towards[index]! - value) * part)) as Rgb;
    if (contrast(mixed, below) >= ENOUGH) return `rgb(${mixed.join(' ')})`;
  }
  return ink;
}
