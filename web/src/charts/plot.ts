/** A chart by uPlot: stepped lines, rounds and phases as marks, a letter at the end of every line. */
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { visible } from './colors';
import { aligned, type Line } from './story';

export type PlotMark = { number: number; label: string; strong: boolean };

export type PlotInput = {
  lines: Line[];
  last: number;
  marks: PlotMark[];
  format: (figure: number) => string;
  /** The number that is looked at. */
  at: () => number | null;
  choose: (number: number) => void;
  /** The pointer is at this number; null when it is gone. */
  hover: (number: number | null) => void;
};

const FONT = '12px "Helvetica Neue", Arial, "Liberation Sans", sans-serif';
const HEIGHT = 240;
/** Steps of the figures: money and points are whole. */
const WHOLE = [1, 10, 100, 1000, 10_000].flatMap((ten) => [ten, 2 * ten, 5 * ten]);

export function makePlot(place: HTMLElement, input: PlotInput): uPlot {
  const [ink, quiet, line] = inks(place);
  const colors = lineColors(place, input.lines);
  const stepped = uPlot.paths.stepped!({ align: 1 });
  const axis: uPlot.Axis = {
    stroke: quiet,
    font: FONT,
    grid: { stroke: line, width: 1 },
    ticks: { show: false },
  };
  const plot = new uPlot(
    {
      width: Math.max(200, place.clientWidth),
      height: HEIGHT,
      padding: [18, 12 + 8 * Math.max(...input.lines.map(({ sign }) => sign.length)), 0, 0],
      legend: { show: false },
      scales: { x: { time: false, range: () => [0, Math.max(1, input.last)] } },
      cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
      axes: [
        { ...axis, grid: { show: false }, size: 30, values: (_, splits) => splits.map(String) },
        {
          ...axis,
          size: 52,
          incrs: WHOLE,
          values: (_, splits) => splits.map((value) => input.format(value)),
        },
      ],
      series: [
        {},
        ...input.lines.map((each, index) => ({
          stroke: colors[index],
          width: 2,
          dash: each.dash,
          paths: stepped,
          points: { show: false },
        })),
      ],
      hooks: {
        drawClear: [(chart: uPlot) => drawMarks(chart, input.marks, line, quiet)],
        draw: [
          (chart: uPlot) => drawSigns(chart, input.lines, ink),
          (chart: uPlot) => drawPlace(chart, input.at(), ink),
        ],
        setCursor: [(chart: uPlot) => input.hover(numberAt(chart))],
      },
    },
    aligned(input.lines, input.last),
    place,
  );
  plot.over.style.cursor = 'pointer';
  plot.over.addEventListener('click', () => {
    const number = numberAt(plot);
    if (number !== null) input.choose(number);
  });
  return plot;
}

function numberAt(chart: uPlot): number | null {
  const index = chart.cursor.idx;
  return index === null || index === undefined ? null : (chart.data[0][index] ?? null);
}

/** The colours of the page at this place: ink, quiet ink, lines, and the ground. */
function inks(place: HTMLElement): [string, string, string, string] {
  const style = getComputedStyle(place);
  const of = (name: string) => resolved(place, style.getPropertyValue(name));
  return [of('--ink'), of('--quiet'), of('--line'), of('--panel')];
}

/** The colours in which lines are drawn here. */
export function lineColors(place: HTMLElement, lines: Line[]): string[] {
  const [ink, , , ground] = inks(place);
  return lines.map((line) => visible(line.color, ground, ink));
}

/** A colour as canvas understands it: CSS may say `light-dark(...)`. */
function resolved(place: HTMLElement, color: string): string {
  const probe = document.createElement('span');
  probe.style.color = color;
  place.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

function drawMarks(chart: uPlot, marks: PlotMark[], line: string, ink: string): void {
  const { ctx, bbox } = chart;
  const ratio = devicePixelRatio;
  ctx.save();
  ctx.font = `${11 * ratio}px sans-serif`;
  ctx.fillStyle = ink;
  ctx.textAlign = 'left';
  let free = -Infinity;
  for (const mark of marks) {
    const x = Math.round(chart.valToPos(mark.number, 'x', true));
    ctx.strokeStyle = mark.strong ? ink : line;
    ctx.setLineDash(mark.strong ? [2 * ratio, 4 * ratio] : []);
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    if (x > free) {
      ctx.fillText(mark.label, x, bbox.top - 5 * ratio);
      free = x + ctx.measureText(mark.label).width + 6 * ratio;
    }
  }
  ctx.restore();
}

type End = { sign: string; x: number; y: number };

/** Where the lines end: at the edge, or where their company went out of the game. */
function endsOf(chart: uPlot, lines: Line[]): End[] {
  const [numbers, ...columns] = chart.data;
  return lines.flatMap(({ sign }, index) => {
    const column = columns[index] as (number | null)[];
    const last = column.reduce<number>((found, figure, at) => (figure === null ? found : at), -1);
    if (!chart.series[index + 1]!.show || last < 0) return [];
    const until = numbers[Math.min(last + 1, numbers.length - 1)]!;
    return [{ sign, x: chart.valToPos(until, 'x', true), y: chart.valToPos(column[last]!, 'y', true) }];
  });
}

/** Every line's sign at its end; signs that would cover each other move apart, and stay beside the chart. */
function drawSigns(chart: uPlot, lines: Line[], ink: string): void {
  const { ctx, bbox } = chart;
  const height = 12 * devicePixelRatio;
  const ends = endsOf(chart, lines).sort((a, b) => a.y - b.y);
  const isNear = (a: End, b: End) => Math.abs(a.x - b.x) < 3 * height;
  ends.forEach((end, index) => {
    const above = ends.slice(0, index).filter((other) => isNear(end, other));
    end.y = Math.max(end.y, ...above.map((other) => other.y + height));
  });
  [...ends].reverse().forEach((end, index, upwards) => {
    const below = upwards.slice(0, index).filter((other) => isNear(end, other));
    end.y = Math.min(end.y, bbox.top + bbox.height, ...below.map((other) => other.y - height));
  });
  ctx.save();
  ctx.font = `bold ${height}px sans-serif`;
  ctx.fillStyle = ink;
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'left';
  for (const { sign, x, y } of ends) ctx.fillText(sign, x + 4 * devicePixelRatio, y);
  ctx.restore();
}

/** Where in the history the table is looked at. */
function drawPlace(chart: uPlot, at: number | null, ink: string): void {
  if (at === null) return;
  const { ctx, bbox } = chart;
  const x = Math.round(chart.valToPos(at, 'x', true));
  ctx.save();
  ctx.strokeStyle = ink;
  ctx.lineWidth = 2 * devicePixelRatio;
  ctx.beginPath();
  ctx.moveTo(x, bbox.top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  ctx.restore();
}
