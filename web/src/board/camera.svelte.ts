/** The part of a board that is seen: moved by dragging, zoomed by the wheel, two fingers, keys or buttons. */

const CLOSEST = 8;
/** Pixels for each unit of a board: what is smaller cannot be read, and from here on the small print can. */
const CRAMPED = 0.5;
const NEAR = 0.9;
/** So large a board is shown in parts. */
const READABLE = 0.8;
/** A finger is never quite still: so far it may go in a tap. */
const DRAG_STARTS = { mouse: 5, finger: 12 };

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

export class Camera {
  /** 1 shows the whole board. */
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  /** The size of the picture on the page; before it is known it has the proportions of the board. */
  picture = $state<Size>({ width: 0, height: 0 });
  /** True while the board is moved: what is let go then is no click. */
  moved = false;
  private fingers = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };

  constructor(
    private readonly width: () => number,
    private readonly height: () => number,
  ) {}

  /** Pixels for each unit of the board, if all of it is seen. */
  private get fitting(): number {
    const { width, height } = this.picture;
    return width && height ? Math.min(width / this.width(), height / this.height()) : 1;
  }

  /** Pixels for each unit of the board. */
  get scale(): number {
    return this.fitting * this.zoom;
  }

  /** The part of the board that the picture shows: it has the proportions of the picture. */
  get part(): Point & Size {
    const { width, height } = this.picture;
    const shown = width && height ? this.picture : { width: this.width(), height: this.height() };
    const part = { width: shown.width / this.scale, height: shown.height / this.scale };
    return {
      ...part,
      x: within(this.x, this.width() - part.width),
      y: within(this.y, this.height() - part.height),
    };
  }

  get box(): string {
    const { x, y, width, height } = this.part;
    return `${x} ${y} ${width} ${height}`;
  }

  /** The picture has another size: the board is as large in it as before, if a part of it is shown. */
  resize(picture: Size): void {
    const { scale, zoom } = this;
    const isFirst = this.picture.width === 0;
    this.picture = picture;
    if (isFirst || zoom === 1) return;
    this.zoom = Math.min(CLOSEST, Math.max(1, scale / this.fitting));
    this.stay();
  }

  fit(): void {
    this.zoom = 1;
    this.x = 0;
    this.y = 0;
  }

  /** Show the middle one of these places, so large that it can be read. */
  show(places: Point[]): void {
    this.zoom = Math.min(CLOSEST, Math.max(1, READABLE / this.fitting));
    const middle = middleOf(places);
    const { width, height } = this.part;
    this.x = middle.x - width / 2;
    this.y = middle.y - height / 2;
    this.stay();
  }

  /** Whether so little of the board can be read at once that a part of it is better. */
  get isCramped(): boolean {
    return this.fitting < CRAMPED;
  }

  /** How much is written: names and all from near, large figures from far. */
  get detail(): 'near' | 'middle' | 'far' {
    return this.scale >= NEAR ? 'near' : this.scale >= CRAMPED ? 'middle' : 'far';
  }

  /** Move the board so far that a place is seen. */
  reveal({ x, y }: Point): void {
    const { x: left, y: top, width, height } = this.part;
    const isSeen = x > left && x < left + width && y > top && y < top + height;
    if (!isSeen) this.moveBy(x - left - width / 2, y - top - height / 2);
  }

  /** Zoom around a point of the board; that point stays where it is. */
  zoomBy(factor: number, at: Point = this.middle()): void {
    const { x, y } = this.part;
    const zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    const kept = this.zoom / zoom;
    this.zoom = zoom;
    this.x = at.x - (at.x - x) * kept;
    this.y = at.y - (at.y - y) * kept;
    this.stay();
  }

  moveBy(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.stay();
  }

  down(event: PointerEvent): void {
    if (this.fingers.size === 0) this.moved = false;
    this.start = { x: event.clientX, y: event.clientY };
    this.fingers.set(event.pointerId, this.start);
  }

  move(event: PointerEvent, svg: SVGSVGElement, isHeld = false): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const starts = event.pointerType === 'touch' ? DRAG_STARTS.finger : DRAG_STARTS.mouse;
    if (distance(now, this.start) > starts && !this.moved) {
      this.moved = true;
      svg.setPointerCapture(event.pointerId);
    }
    this.fingers.set(event.pointerId, now);
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    if (other) {
      this.pinch([before, other], [now, other], svg);
    } else if (this.moved && !isHeld) {
      this.moveBy((before.x - now.x) / this.scale, (before.y - now.y) / this.scale);
    }
  }

  /** What lies between two fingers stays between them. */
  private pinch(before: [Point, Point], now: [Point, Point], svg: SVGSVGElement): void {
    const [from, to] = [between(...before), between(...now)];
    this.zoomBy(distance(...now) / Math.max(1, distance(...before)), this.pointOf(from, svg));
    this.moveBy((from.x - to.x) / this.scale, (from.y - to.y) / this.scale);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  wheel(event: WheelEvent, svg: SVGSVGElement): void {
    if (!event.ctrlKey && !event.metaKey && this.zoom === 1 && event.deltaY > 0) return;
    event.preventDefault();
    this.zoomBy(Math.exp(-event.deltaY / 400), this.pointOf({ x: event.clientX, y: event.clientY }, svg));
  }

  /** Arrows move, plus and minus zoom, 0 shows everything. */
  key(event: KeyboardEvent): void {
    const step = this.part.width / 8;
    const keys: Record<string, () => void> = {
      '+': () => this.zoomBy(1.3),
      '-': () => this.zoomBy(1 / 1.3),
      '0': () => this.fit(),
      ArrowLeft: () => this.moveBy(-step, 0),
      ArrowRight: () => this.moveBy(step, 0),
      ArrowUp: () => this.moveBy(0, -step),
      ArrowDown: () => this.moveBy(0, step),
    };
    const act = keys[event.key];
    if (!act || (event.key.startsWith('Arrow') && this.zoom === 1)) return;
    event.preventDefault();
    act();
  }

  /** The place of the board under a point of the window. */
  pointOf(screen: Point, svg: SVGSVGElement): Point {
    const matrix = svg.getScreenCTM()?.inverse();
    const point = matrix ? new DOMPoint(screen.x, screen.y).matrixTransform(matrix) : this.middle();
    return { x: point.x, y: point.y };
  }

  private middle(): Point {
    const { x, y, width, height } = this.part;
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** The board never leaves its frame. */
  private stay(): void {
    const { x, y } = this.part;
    this.x = x;
    this.y = y;
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const between = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** A place between 0 and the most; what has more room than it needs lies in the middle of it. */
function within(place: number, most: number): number {
  return most < 0 ? most / 2 : Math.min(Math.max(place, 0), most);
}

/** The place that is closest to the middle of all: there is something to be seen. */
export function middleOf(places: Point[]): Point {
  const mean = (of: (point: Point) => number) =>
    places.reduce((sum, point) => sum + of(point), 0) / places.length;
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  const far = (point: Point) => distance(point, middle);
  return places.reduce((best, point) => (far(point) < far(best) ? point : best));
}
