import type { Point } from './zoom.ts';

/** What fingers, mouse and wheel do in the viewer. Points are pixels from the middle of the stage. */
export interface ViewerMoves {
  readonly isZoomed: () => boolean;
  readonly zoomBy: (factor: number, point: Point) => void;
  readonly pan: (x: number, y: number) => void;
  /** To the picture before (−1) or after (1). */
  readonly step: (by: number) => unknown;
  /** Near or whole again: a double tap. */
  readonly toggle: (point: Point) => void;
}

/** From how many pixels on a stroke is a swipe, and within how many milliseconds two taps are one double tap. */
const swipe = 48;
const doubleTapTime = 300;
const tapReach = 10;

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const distance = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Listens to the stage: pinch, double tap, drag of an enlarged picture, swipe of a whole one, wheel. */
export function followPointers(stage: HTMLElement, moves: ViewerMoves): void {
  const down = new Map<number, Point>();
  let began: Point | undefined;
  let lastTap = 0;

  const place = (event: MouseEvent): Point => {
    const box = stage.getBoundingClientRect();
    return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
  };

  stage.addEventListener('pointerdown', (event) => {
    stage.setPointerCapture(event.pointerId);
    down.set(event.pointerId, place(event));
    began = down.size === 1 ? place(event) : undefined;
  });
  stage.addEventListener('pointermove', (event) => {
    if (!down.has(event.pointerId)) return;
    const before = [...down.values()];
    down.set(event.pointerId, place(event));
    const now = [...down.values()];
    const [from, to] = [middle(before), middle(now)];
    if (now.length > 1) moves.zoomBy(distance(now) / Math.max(1, distance(before)), to);
    if (moves.isZoomed()) moves.pan(to.x - from.x, to.y - from.y);
  });
  const up = (event: PointerEvent) => {
    const end = place(event);
    const isLast = down.delete(event.pointerId) && down.size === 0;
    if (!isLast || began === undefined) return;
    const [x, y] = [end.x - began.x, end.y - began.y];
    if (Math.hypot(x, y) < tapReach) {
      if (event.timeStamp - lastTap < doubleTapTime) moves.toggle(end);
      lastTap = event.timeStamp - lastTap < doubleTapTime ? 0 : event.timeStamp;
    } else if (!moves.isZoomed() && Math.abs(x) > swipe && Math.abs(x) > Math.abs(y)) moves.step(x < 0 ? 1 : -1);
  };
  stage.addEventListener('pointerup', up);
  stage.addEventListener('pointercancel', (event) => {
    down.delete(event.pointerId);
    began = undefined;
  });
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      moves.zoomBy(Math.exp(-event.deltaY / 400), place(event));
    },
    { passive: false },
  );
}
