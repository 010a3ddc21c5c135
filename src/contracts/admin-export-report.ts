import * as z from 'zod/mini';
import { lengthOf, longestPeriod } from '#src/domain/reports/period.ts';
import { staffErrors } from './staff.ts';
import { type Grouping, groupings, reportNames } from './staff-reports.ts';

const day = z.iso.date();

/** Body of `POST /.netlify/functions/admin-export-report`: days of Vilnius, both ends inclusive, and those that they are held against. */
export const exportReportRequest = z
  .strictObject({
    report: z.enum(reportNames),
    from: day,
    to: day,
    before_from: day,
    before_to: day,
    by: z.optional(z.string()),
  })
  .check(
    z.refine(({ from, to, before_from: from2, before_to: to2 }) =>
      [
        { from, to },
        { from: from2, to: to2 },
      ].every((span) => span.from <= span.to && lengthOf(span) <= longestPeriod),
    ),
    z.refine(({ report, by }) => {
      const allowed: readonly Grouping[] = groupings[report];
      return allowed.length === 0 ? by === undefined : allowed.some((one) => one === by);
    }),
  );
export type ExportReportRequest = z.output<typeof exportReportRequest>;

export const exportReportErrors = staffErrors;
