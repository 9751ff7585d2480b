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

export function makePlot(place: HTMLElement, input: PlotInput): uPlot {
  const style = getComputedStyle(place);
  const [ink, quiet, line, ground] = ['--ink', '--quiet', '--line', '--panel'].map((name) =>
    resolved(place, style.getPropertyValue(name)),
  ) as [string, string, string, string];
  const stepped = uPlot.paths.stepped!({ align: 1 });
  const axis: uPlot.Axis = { stroke: quiet, font: FONT, grid: { stroke: line, width: 1 }, ticks: { show: false } };
  const plot = new uPlot(
    {
      width: Math.max(200, place.clientWidth),
      height: HEIGHT,
      padding: [18, 34, 0, 0],
      legend: { show: false },
      scales: { x: { time: false, range: () => [0, Math.max(1, input.last)] } },
      cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
      axes: [
        { ...axis, grid: { show: false }, size: 30 },
        { ...axis, size: 52, values: (_, splits) => splits.map((value) => input.format(value)) },
      ],
      series: [
        {},
        ...input.lines.map((each) => ({
          stroke: visible(each.color, ground, ink),
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

/** Every line's sign at its end; signs that would cover each other move apart. */
function drawSigns(chart: uPlot, lines: Line[], ink: string): void {
  const { ctx, bbox } = chart;
  const height = 12 * devicePixelRatio;
  const ends = lines
    .map((line, index) => {
      const figures = chart.data[index + 1] as (number | null)[];
      const last = figures.at(-1);
      return { line, shown: chart.series[index + 1]!.show, y: last == null ? null : chart.valToPos(last, 'y', true) };
    })
    .filter((end): end is { line: Line; shown: boolean; y: number } => end.shown === true && end.y !== null)
    .sort((a, b) => a.y - b.y);
  ctx.save();
  ctx.font = `bold ${height}px sans-serif`;
  ctx.fillStyle = ink;
  ctx.textBaseline = 'middle';
  let above = -Infinity;
  for (const { line, y } of ends) {
    above = Math.max(y, above + height);
    ctx.fillText(line.sign, bbox.left + bbox.width + 4 * devicePixelRatio, above);
  }
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
