/** How a picture lies in its frame: enlarged so many times, its middle moved by so many pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Frame {
  readonly width: number;
  readonly height: number;
}

export const whole: Zoom = { scale: 1, x: 0, y: 0 };
/** The largest pictures have 960 pixels: more than three times would show pixels, not cloth. */
const largest = 3;

const within = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** Keeps the picture over its frame: no further than its own edges. */
function held({ scale, x, y }: Zoom, frame: Frame): Zoom {
  if (scale === 1) return whole;
  return {
    scale,
    x: within(x, ((scale - 1) * frame.width) / 2),
    y: within(y, ((scale - 1) * frame.height) / 2),
  };
}

/** Enlarges `factor` times around a point (pixels from the frame's middle), which stays where it is. */
export function zoomAt(zoom: Zoom, factor: number, point: Point, frame: Frame): Zoom {
  const scale = Math.max(1, Math.min(largest, zoom.scale * factor));
  const grown = scale / zoom.scale;
  return held({ scale, x: point.x - (point.x - zoom.x) * grown, y: point.y - (point.y - zoom.y) * grown }, frame);
}

/** Moves the enlarged picture by so many pixels. */
export function panBy(zoom: Zoom, by: Point, frame: Frame): Zoom {
  return held({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}
