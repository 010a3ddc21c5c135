import { useStore } from '@nanostores/react';
import { $place } from '#src/client/stores/admin-place.ts';
import { reportNames } from '#src/contracts/staff-reports.ts';
import { vilniusDay } from '#src/domain/document/vilnius-day.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Views } from '../Views.tsx';
import { CouponsReport } from './CouponsReport.tsx';
import { OssReport } from './OssReport.tsx';
import { ProductsReport } from './ProductsReport.tsx';
import { ProfitReport } from './ProfitReport.tsx';
import { ReportBar } from './ReportBar.tsx';
import { ReturnsReport } from './ReturnsReport.tsx';
import { groupingIn, periodIn, reportIn } from './report-query.ts';
import { type Section, spanWords } from './report-words.ts';
import { SalesReport } from './SalesReport.tsx';
import { VatReport } from './VatReport.tsx';

/** The reports: which one, of which days and by what is in the address. */
export function ReportsSection(section: Section) {
  const { data, texts } = section;
  const { query } = useStore($place);
  const today = vilniusDay(new Date().toISOString());
  const report = reportIn(query);
  const by = groupingIn(query) ?? 'day';
  const period = periodIn(query, today);
  const part = { ...section, period };
  const shown = {
    sales: <SalesReport key={by} {...part} by={by} />,
    profit: <ProfitReport key={by} {...part} by={by} />,
    products: <ProductsReport key={by} {...part} by={by} />,
    returns: <ReturnsReport {...part} />,
    coupons: <CouponsReport {...part} />,
    vat: <VatReport {...part} />,
    oss: <OssReport {...part} />,
  };
  return (
    <div className="admin-section">
      <div className="admin-bar">
        <Views
          label={texts.views.label}
          section="reports"
          current={report}
          views={reportNames.map((key) => ({ key, name: texts.views[key] }))}
        />
      </div>
      <ReportBar {...section} report={report} period={period} today={today} />
      <div className="admin-report-head">
        <h2>{texts.views[report]}</h2>
        <p className="muted">
          {islandText(data.language, texts)(report === 'oss' ? 'days' : 'held', {
            span: spanWords(section, period),
            before: spanWords(section, period.before),
          })}
        </p>
      </div>
      {shown[report]}
    </div>
  );
}
