import { type ExportReportRequest, exportReportErrors } from '#src/contracts/admin-export-report.ts';
import { fetchFile } from './fetch-file.ts';

/** The rows of a report as CSV. */
export function fetchReportTable(token: string, asked: ExportReportRequest) {
  return fetchFile({ name: 'admin-export-report', body: asked, token, codes: exportReportErrors });
}
