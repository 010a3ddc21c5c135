import type { ReactNode } from 'react';
import { readReport } from '#src/client/backend/staff-reports.ts';
import type { Grouping, Report, ReportName } from '#src/contracts/staff-reports.ts';
import type { Period } from '#src/domain/reports/period.ts';
import { NotRead } from '../NotRead.tsx';
import { useReading } from '../use-reading.ts';
import type { Section } from './report-words.ts';

export interface ReportPart extends Section {
  readonly period: Period;
}

interface Props<Name extends ReportName> extends ReportPart {
  readonly report: Name;
  readonly by?: Grouping | undefined;
  readonly children: (found: Report<Name>) => ReactNode;
}

/** What a report of these days is asked with. */
export const askedOf = ({ from, to, before }: Period, by?: Grouping) => ({
  ...{ from, to, before_from: before.from, before_to: before.to, by },
});

/** A report that is read whole: waiting, failed, or what it says. Its key has to change with `report` and `by`: rows of one are none of another. */
export function Reported<Name extends ReportName>({ data, period, report, by, children }: Props<Name>) {
  const asked = askedOf(period, by);
  const { value, isBusy, failure, again } = useReading(JSON.stringify(asked), ({ token }) =>
    readReport(token, report, asked),
  );
  return (
    <div aria-busy={isBusy} className="admin-report">
      {failure && <NotRead data={data} code={failure} onRetry={() => void again()} />}
      {value === undefined
        ? isBusy && (
            <p className="muted admin-waiting" role="status">
              {data.admin.loading}
            </p>
          )
        : children(value)}
    </div>
  );
}
