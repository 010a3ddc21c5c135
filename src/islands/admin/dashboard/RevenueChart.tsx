import { useEffect, useRef, useState } from 'react';
import type { Dashboard } from '#src/contracts/dashboard.ts';
import { intlLocales, type Language } from '#src/domain/language/languages.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import type { AdminData } from '../admin-data.ts';
import { axisOf } from './axis.ts';

/** Pixels, until the place that it has is known. */
const firstWidth = 640;
const height = 220;
const left = 56;
const bottom = 24;
const top = 8;

interface Props {
  readonly data: AdminData;
  readonly days: Dashboard['days'];
}

function axisLabel(cents: number, language: Language): string {
  return new Intl.NumberFormat(intlLocales[language], {
    style: 'currency',
    currency: 'EUR',
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(cents / 100);
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

/** Sales by day as a line over real axes; the day under the pointer, or reached with the slider's keys, says its figure. */
export function RevenueChart({ data: { language, admin }, days }: Props) {
  const texts = admin.dashboard;
  const [place, width] = useWidth();
  const [chosen, setChosen] = useState(days.length - 1);
  const { ceiling, ticks } = axisOf(Math.max(...days.map(({ revenue }) => revenue)));
  const x = (nth: number) => left + ((width - left - 8) * nth) / Math.max(1, days.length - 1);
  const y = (cents: number) => top + (height - top - bottom) * (1 - cents / ceiling);
  const day = days[chosen] ?? days.at(-1);
  const amounts = days.map(({ revenue }) => revenue);
  const money = (cents: number) => formatMoney(cents, 'EUR', language);
  const said = islandText(language, texts)('chartText', {
    lowest: money(Math.min(...amounts)),
    highest: money(Math.max(...amounts)),
    today: money(amounts.at(-1) ?? 0),
  });
  const choose = (nth: number) => setChosen(Math.min(days.length - 1, Math.max(0, nth)));
  const marked = [0, Math.round((days.length - 1) / 2), days.length - 1];
  return (
    <section className="admin-chart" aria-labelledby="admin-chart">
      <h2 id="admin-chart">{texts.chart}</h2>
      <p className="admin-chart-day" aria-hidden="true">
        {day && `${shortDay(day.day, language)}: ${money(day.revenue)}`}
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
          choose(Math.round(((at - left) / (width - left - 8)) * (days.length - 1)));
        }}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line className="admin-chart-rule" x1={left} x2={width - 8} y1={y(tick)} y2={y(tick)} />
            <text x={left - 8} y={y(tick) + 4} textAnchor="end">
              {axisLabel(tick, language)}
            </text>
          </g>
        ))}
        {marked.map((nth) => (
          <text
            key={nth}
            x={x(nth)}
            y={height - 4}
            textAnchor={nth === 0 ? 'start' : nth === days.length - 1 ? 'end' : 'middle'}
          >
            {shortDay(days[nth]?.day ?? '', language)}
          </text>
        ))}
        <polyline
          className="admin-chart-line"
          points={days.map(({ revenue }, nth) => `${x(nth)},${y(revenue)}`).join(' ')}
        />
        {day && <circle className="admin-chart-dot" cx={x(chosen)} cy={y(day.revenue)} r="4" />}
      </svg>
      <input
        type="range"
        className="sr-only"
        min={0}
        max={days.length - 1}
        value={chosen}
        aria-label={texts.day}
        aria-valuetext={day && `${shortDay(day.day, language)}: ${money(day.revenue)}`}
        onChange={(event) => choose(Number(event.target.value))}
      />
    </section>
  );
}
