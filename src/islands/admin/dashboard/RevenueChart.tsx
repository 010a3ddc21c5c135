import type { Dashboard } from '#src/contracts/dashboard.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { compactMoney } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import type { AdminData } from '../admin-data.ts';
import { LineChart } from '../chart/LineChart.tsx';

interface Props {
  readonly data: AdminData;
  readonly days: Dashboard['days'];
}

/** Sales by day. */
export function RevenueChart({ data: { language, admin }, days }: Props) {
  const texts = admin.dashboard;
  const amounts = days.map(({ revenue }) => revenue);
  const money = (cents: number) => formatMoney(cents, 'EUR', language);
  return (
    <LineChart
      title={texts.chart}
      said={islandText(language, texts)('chartText', {
        lowest: money(Math.min(...amounts)),
        highest: money(Math.max(...amounts)),
        today: money(amounts.at(-1) ?? 0),
      })}
      slider={texts.day}
      points={days.map(({ day, revenue }) => ({
        label: shortDay(day, language),
        value: revenue,
        said: `${shortDay(day, language)}: ${money(revenue)}`,
      }))}
      least={10_000}
      axisLabel={(cents) => compactMoney(cents, language)}
    />
  );
}
