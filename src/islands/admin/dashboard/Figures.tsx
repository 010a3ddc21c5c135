import type { Dashboard } from '#src/contracts/dashboard.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { formatNumber, formatShare } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { AdminData } from '../admin-data.ts';
import { changeOf, conversionOf, pointsBetween } from './change.ts';

interface Props {
  readonly data: AdminData;
  readonly found: Dashboard;
}

/** This month's figures beside as much of the month before, and what they are in all. */
export function Figures({ data: { language, admin }, found: { all, month, before } }: Props) {
  const texts = admin.dashboard;
  const text = islandText(language, texts);
  const euros = (cents: number | null) => (cents === null ? texts.none : formatMoney(cents, 'EUR', language));
  const number = (value: number) => formatNumber(value, language);
  const share = (value: number | null) => (value === null ? texts.none : formatShare(value, language, 2));
  const points = pointsBetween(conversionOf(month), conversionOf(before), language);
  const cells = [
    {
      name: texts.revenue,
      value: euros(month.revenue),
      change: changeOf(month.revenue, before.revenue, language),
      inAll: euros(all.revenue),
    },
    {
      name: texts.orders,
      value: number(month.orders),
      change: changeOf(month.orders, before.orders, language),
      inAll: number(all.orders),
    },
    {
      name: texts.average,
      value: euros(month.average),
      change: changeOf(month.average, before.average, language),
      inAll: euros(all.average),
    },
    {
      name: texts.conversion,
      note: texts.conversionNote,
      value: share(conversionOf(month)),
      change: points && { ...points, words: text('points', { change: points.words }) },
      inAll: share(conversionOf(all)),
    },
  ];
  return (
    <dl className="admin-figures" aria-label={texts.figures}>
      {cells.map(({ name, note, value, change, inAll }) => (
        <div key={name}>
          <dt title={note}>{name}</dt>
          <dd>
            <span className="admin-figure">{value}</span>
            <span className="admin-change" data-direction={change?.direction}>
              {change ? text('versus', { change: change.words }) : texts.nothingBefore}
            </span>
            <span className="muted">{text('inAll', { value: inAll })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
