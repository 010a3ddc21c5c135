import { useStore } from '@nanostores/react';
import { readAnalytics } from '#src/client/backend/staff-analytics.ts';
import { $place, changeQuery } from '#src/client/stores/admin-place.ts';
import type { Analytics, AnalyticsGrouping, FunnelTotal } from '#src/contracts/staff-analytics.ts';
import { countryName, formatNumber, formatShare, languageName, monthName } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import { Select } from '#src/ui/Select.tsx';
import { LineChart } from '../chart/LineChart.tsx';
import { ReadAsked } from '../ReadAsked.tsx';
import { daysOf } from '../reports/Reported.tsx';
import { Table } from '../Table.tsx';
import { funnelSteps, type PartProps, type Section, stepIn } from './analytics-part.ts';

type Found = Analytics<'funnel'>;

interface OfFunnel extends Section {
  readonly found: Found;
  readonly by: AnalyticsGrouping;
}

const shareOf = ({ data }: Section, part: number, whole: number) =>
  whole > 0 ? formatShare(part / whole, data.language) : '–';

function keyName({ data: { language } }: Section, by: AnalyticsGrouping, key: string | null): string {
  if (key === null) return '–';
  if (by === 'language') return languageName(key, language);
  return by === 'month' ? monthName(key, language) : shortDay(key, language);
}

/** From arrival to payment: how many of each step, of the step before it and of all visits, and the same before. */
function Steps({ found: { total, before }, ...section }: OfFunnel) {
  const { data, texts } = section;
  const number = (value: number) => formatNumber(value, data.language);
  const most = Math.max(1, ...funnelSteps.map((step) => total[step]));
  const rate = (figures: FunnelTotal, nth: number, of: number) => {
    const [step, other] = [funnelSteps[nth], funnelSteps[of]];
    return step && other && of < nth ? shareOf(section, figures[step], figures[other]) : '–';
  };
  return (
    <Table
      title={texts.funnel.title}
      none=""
      columns={[
        { name: texts.funnel.step },
        { name: texts.funnel.count, isNumber: true },
        { name: texts.funnel.ofStep, isNumber: true },
        { name: texts.funnel.ofVisits, isNumber: true },
        { name: texts.funnel.countBefore, isNumber: true },
        { name: texts.funnel.ofVisitsBefore, isNumber: true },
      ]}
      rows={funnelSteps.map((step, nth) => ({
        key: step,
        cells: [
          <span key="step" className="admin-step">
            {texts.steps[step]}
            <span className="admin-step-bar" style={{ inlineSize: `${(100 * total[step]) / most}%` }} />
          </span>,
          ...[number(total[step]), rate(total, nth, nth - 1), rate(total, nth, 0)],
          ...[number(before[step]), rate(before, nth, 0)],
        ],
      }))}
    />
  );
}

function StepChart({ found: { rows }, by, ...section }: OfFunnel) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  const { query } = useStore($place);
  const step = stepIn(query);
  const number = (value: number) => formatNumber(value, data.language);
  const values = rows.map((row) => row[step]);
  return (
    <>
      <div className="admin-chart-choice">
        <Select
          label={texts.chart.step}
          name="step"
          value={step}
          options={funnelSteps.map((value) => ({ value, text: texts.steps[value] }))}
          onValue={(value) => changeQuery({ step: value })}
        />
      </div>
      <LineChart
        title={text('chart.title', { step: texts.steps[step] })}
        said={text('chart.said', {
          ...{ step: texts.steps[step], lowest: number(Math.min(...values)), highest: number(Math.max(...values)) },
        })}
        slider={texts.by[by]}
        points={rows.map((row) => ({
          label: keyName(section, by, row.key),
          value: row[step],
          before: step === 'visits' ? row.before : undefined,
          said: `${keyName(section, by, row.key)}: ${number(row[step])}`,
        }))}
        least={4}
        axisLabel={number}
      />
    </>
  );
}

function StepTable({ found: { rows, total, before }, by, ...section }: OfFunnel) {
  const { data, texts } = section;
  const number = (value: number) => formatNumber(value, data.language);
  const figures = (row: FunnelTotal) => [
    ...[number(row.visits), number(row.pages), number(row.products), number(row.carts), number(row.checkouts)],
    ...[number(row.paid), number(row.orders)],
  ];
  const names = ['visits', 'pages', 'products', 'carts', 'checkouts', 'paid', 'orders'] as const;
  return (
    <Table
      title={texts.funnel.table}
      none={texts.none}
      columns={[
        { name: texts.by[by] },
        ...names.map((key) => ({ name: texts.steps[key], isNumber: true })),
        { name: texts.funnel.visitsBefore, isNumber: true },
      ]}
      rows={rows.map((row, place) => ({
        key: row.key ?? `before ${place}`,
        cells: [keyName(section, by, row.key), ...figures(row), number(row.before)],
      }))}
      foot={[texts.total, ...figures(total), number(before.visits)]}
    />
  );
}

function Countries({ found: { countries }, ...section }: OfFunnel) {
  const { data, texts } = section;
  const number = (value: number) => formatNumber(value, data.language);
  return (
    <>
      <Table
        title={texts.countries.title}
        none={texts.none}
        columns={[
          { name: texts.countries.country },
          ...(['visits', 'orders', 'rate', 'before_visits', 'before_orders'] as const).map((key) => ({
            name: texts.countries[key],
            isNumber: true,
          })),
        ]}
        rows={countries.map((row) => ({
          key: row.key,
          cells: [
            row.key === 'ZZ' ? texts.countries.others : countryName(row.key, data.language),
            ...[number(row.visits), number(row.orders), shareOf(section, row.orders, row.visits)],
            ...[number(row.before_visits), number(row.before_orders)],
          ],
        }))}
      />
      <p className="muted admin-explained">{texts.countries.note}</p>
    </>
  );
}

/** The way from arrival to payment, by time or language, and the countries at both of its ends. */
export function Funnel({ by, period, ...section }: PartProps & { readonly by: AnalyticsGrouping }) {
  const { data, texts } = section;
  const asked = { ...daysOf(period), by };
  return (
    <ReadAsked data={data} asked={JSON.stringify(asked)} read={({ token }) => readAnalytics(token, 'funnel', asked)}>
      {(found) => (
        <>
          <Steps {...section} by={by} found={found} />
          <p className="muted admin-explained">{texts.funnel.note}</p>
          {by !== 'language' && found.rows.length > 1 && <StepChart {...section} by={by} found={found} />}
          <StepTable {...section} by={by} found={found} />
          <Countries {...section} by={by} found={found} />
        </>
      )}
    </ReadAsked>
  );
}
