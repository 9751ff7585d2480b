/** The part of a board that is seen: moved by dragging, zoomed by the wheel, two fingers, keys or buttons. */

const CLOSEST = 8;
const DRAG_STARTS = 5;

export type Point = { x: number; y: number };

export class Camera {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  /** True while the board is moved: what is let go then is no click. */
  moved = false;
  private fingers = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };

  constructor(
    private readonly width: () => number,
    private readonly height: () => number,
  ) {}

  get box(): string {
    return `${this.x} ${this.y} ${this.width() / this.zoom} ${this.height() / this.zoom}`;
  }

  fit(): void {
    this.zoom = 1;
    this.x = 0;
    this.y = 0;
  }

  /** Zoom around a point of the board; that point stays where it is. */
  zoomBy(factor: number, at: Point = this.middle()): void {
    const zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    const kept = this.zoom / zoom;
    this.x = at.x - (at.x - this.x) * kept;
    this.y = at.y - (at.y - this.y) * kept;
    this.zoom = zoom;
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
    if (Math.hypot(now.x - this.start.x, now.y - this.start.y) > DRAG_STARTS && !this.moved) {
      this.moved = true;
      svg.setPointerCapture(event.pointerId);
    }
    this.fingers.set(event.pointerId, now);
    const scale = this.width() / this.zoom / svg.clientWidth;
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    if (other) {
      const far = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
      this.zoomBy(far(now) / Math.max(1, far(before)), this.pointOf(now, svg));
    } else if (this.moved && !isHeld) {
      this.moveBy((before.x - now.x) * scale, (before.y - now.y) * scale);
    }
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
    const step = this.width() / this.zoom / 8;
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
    return { x: this.x + this.width() / this.zoom / 2, y: this.y + this.height() / this.zoom / 2 };
  }

  /** The board never leaves its frame. */
  private stay(): void {
    this.x = Math.min(Math.max(this.x, 0), this.width() * (1 - 1 / this.zoom));
    this.y = Math.min(Math.max(this.y, 0), this.height() * (1 - 1 / this.zoom));
  }
}
