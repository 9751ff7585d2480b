/** Black or white, whichever is easier to read on a colour (by the relative luminance of WCAG). */
export function inkOn(color: string): string {
  const ink = known.get(color) ?? readableOn(color);
  known.set(color, ink);
  return ink;
}

const known = new Map<string, string>();

function readableOn(color: string): string {
  const parts = /^#(..)(..)(..)$/.exec(color)?.slice(1) ?? ['ff', 'ff', 'ff'];
  const [red, green, blue] = parts.map((part) => linear(parseInt(part, 16) / 255)) as [
    number,
    number,
    number,
  ];
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > MIDDLE ? '#000' : '#fff';
}

/** Here black and white are equally far away. */
const MIDDLE = 0.179;

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
