import type { ReactNode } from 'react';
import { readReport } from '#src/client/backend/staff-reports.ts';
import type { Grouping, Report, ReportName } from '#src/contracts/staff-reports.ts';
import type { Period } from '#src/domain/reports/period.ts';
import { ReadAsked } from '../ReadAsked.tsx';
import type { Section } from './report-words.ts';

export interface ReportPart extends Section {
  readonly period: Period;
}

interface Props<Name extends ReportName> extends ReportPart {
  readonly report: Name;
  readonly by?: Grouping | undefined;
  readonly children: (found: Report<Name>) => ReactNode;
}

/** A period as reports and analytics are asked for it. */
export const daysOf = ({ from, to, before }: Period) => ({ from, to, before_from: before.from, before_to: before.to });

/** A report that is read whole. Its key has to change with `report` and `by`: rows of one are none of another. */
export function Reported<Name extends ReportName>({ data, period, report, by, children }: Props<Name>) {
  const asked = { ...daysOf(period), by };
  return (
    <ReadAsked data={data} asked={JSON.stringify(asked)} read={({ token }) => readReport(token, report, asked)}>
      {children}
    </ReadAsked>
  );
}
