import { type Grouping, type Report, type ReportName, reports } from '#src/contracts/staff-reports.ts';
import { askBackend } from './ask-backend.ts';

/** Days of Vilnius, both ends inclusive; `after` the last row of the page before. */
export interface ReportAsked {
  readonly from: string;
  readonly to: string;
  readonly before_from: string;
  readonly before_to: string;
  readonly by?: Grouping | undefined;
  readonly after?: { readonly net: number; readonly key: string } | undefined;
}

/**
 * A report of a period; null for whoever is not an administrator with all locks open. Throws as askBackend does, or on an answer
 * that does not fit its contract.
 */
export async function readReport<Name extends ReportName>(
  token: string,
  report: Name,
  asked: ReportAsked,
): Promise<Report<Name> | null> {
  const answer = await askBackend({ path: 'rpc/read_report', body: { report, asked }, token });
  return answer === null ? null : (reports[report].parse(answer) as Report<Name>);
}
