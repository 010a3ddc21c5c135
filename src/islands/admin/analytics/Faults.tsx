import { readAnalytics } from '#src/client/backend/staff-analytics.ts';
import type { FaultRow } from '#src/contracts/staff-analytics.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { ReadAsked } from '../ReadAsked.tsx';
import { daysOf } from '../reports/Reported.tsx';
import { Table } from '../Table.tsx';
import type { PartProps } from './analytics-part.ts';

function Message({ fault: { message, stack, release }, words }: { readonly fault: FaultRow; readonly words: string }) {
  if (stack === '') return message;
  return (
    <details className="admin-fault">
      <summary>{message}</summary>
      <pre>{stack}</pre>
      {release && <p className="muted">{`${words} ${release}`}</p>}
    </details>
  );
}

/** What went wrong in visitors' browsers, a row a kind of fault. */
export function Faults({ period, data, texts }: PartProps) {
  const { language } = data;
  const text = islandText(language, texts);
  const at = (instant: string) => `${shortDay(instant, language)}, ${clockTime(instant, language)}`;
  const asked = daysOf(period);
  return (
    <ReadAsked data={data} asked={JSON.stringify(asked)} read={({ token }) => readAnalytics(token, 'faults', asked)}>
      {({ rows, count }) => (
        <>
          <Table
            title={texts.faults.title}
            none={texts.faults.none}
            columns={[
              { name: texts.faults.message },
              { name: texts.faults.page },
              { name: texts.faults.browser },
              { name: texts.faults.count, isNumber: true },
              { name: texts.faults.first },
              { name: texts.faults.last },
            ]}
            rows={rows.map((fault) => ({
              key: fault.key,
              cells: [
                <Message key="message" fault={fault} words={texts.faults.release} />,
                ...[fault.path || '–', fault.browser || '–', formatNumber(fault.count, language)],
                ...[at(fault.first_seen_at), at(fault.last_seen_at)],
              ],
            }))}
          />
          {count > 0 && <p className="muted admin-explained">{text('faults.note', { count })}</p>}
        </>
      )}
    </ReadAsked>
  );
}
