import { useEffect, useId, useRef, useState } from 'react';
import { axisOf } from '../dashboard/axis.ts';

/** Pixels, until the place that it has is known. */
const firstWidth = 640;
const height = 220;
const left = 72;
const bottom = 24;
const top = 8;

export interface ChartPoint {
  /** What stands below it, where it is marked: `22 November`. */
  readonly label: string;
  readonly value: number;
  /** What its figure is held against; drawn as a second line. */
  readonly before?: number | undefined;
  /** What is said of it: `22 November: 12.00 €`. */
  readonly said: string;
}

interface Props {
  readonly title: string;
  /** What the line shows, for who does not see it. */
  readonly said: string;
  /** What the slider is called that walks from point to point. */
  readonly slider: string;
  readonly points: readonly ChartPoint[];
  /** The axis is no shorter. */
  readonly least: number;
  readonly axisLabel: (value: number) => string;
}

/** How wide it is drawn: letters keep their size, whatever the window's. */
function useWidth() {
  const place = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(firstWidth);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, width] as const;
}

/** A line over real axes; the point under the pointer, or reached with the slider's keys, says its figure. */
export function LineChart({ title, said, slider, points, least, axisLabel }: Props) {
  const id = useId();
  const [place, width] = useWidth();
  const last = points.length - 1;
  const [moved, setMoved] = useState<number>();
  const chosen = Math.min(moved ?? last, last);
  const { ceiling, ticks } = axisOf(Math.max(0, ...points.flatMap(({ value, before = 0 }) => [value, before])), least);
  const x = (nth: number) => left + ((width - left - 8) * nth) / Math.max(1, last);
  const y = (value: number) => top + (height - top - bottom) * (1 - Math.max(0, value) / ceiling);
  const point = points[chosen];
  const choose = (nth: number) => setMoved(Math.min(last, Math.max(0, nth)));
  const marked = [...new Set([0, Math.round(last / 2), last])];
  const line = (values: readonly (number | undefined)[]) =>
    values.flatMap((value, nth) => (value === undefined ? [] : [`${x(nth)},${y(value)}`])).join(' ');
  return (
    <section className="admin-chart" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="admin-chart-day" aria-hidden="true">
        {point?.said}
      </p>
      <svg
        ref={place}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={said}
        onPointerMove={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const at = ((event.clientX - box.left) / box.width) * width;
          choose(Math.round(((at - left) / (width - left - 8)) * last));
        }}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line className="admin-chart-rule" x1={left} x2={width - 8} y1={y(tick)} y2={y(tick)} />
            <text x={left - 8} y={y(tick) + 4} textAnchor="end">
              {axisLabel(tick)}
            </text>
          </g>
        ))}
        {marked.map((nth) => (
          <text key={nth} x={x(nth)} y={height - 4} textAnchor={nth === 0 ? 'start' : nth === last ? 'end' : 'middle'}>
            {points[nth]?.label}
          </text>
        ))}
        <polyline className="admin-chart-before" points={line(points.map(({ before }) => before))} />
        <polyline className="admin-chart-line" points={line(points.map(({ value }) => value))} />
        {point && <circle className="admin-chart-dot" cx={x(chosen)} cy={y(point.value)} r="4" />}
      </svg>
      <input
        type="range"
        className="sr-only"
        min={0}
        max={last}
        value={chosen}
        aria-label={slider}
        aria-valuetext={point?.said}
        onChange={(event) => choose(Number(event.target.value))}
      />
    </section>
  );
}
