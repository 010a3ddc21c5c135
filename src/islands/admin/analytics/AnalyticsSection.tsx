import { useStore } from '@nanostores/react';
import { $place, changeQuery } from '#src/client/stores/admin-place.ts';
import { analyticsGroupings, analyticsParts } from '#src/contracts/staff-analytics.ts';
import { vilniusDay } from '#src/domain/document/vilnius-day.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { fullSpan } from '#src/i18n/order-dates.ts';
import { Select } from '#src/ui/Select.tsx';
import { PeriodFields } from '../reports/PeriodFields.tsx';
import { periodIn } from '../reports/report-query.ts';
import { Views } from '../Views.tsx';
import { partIn, rowsIn, type Section } from './analytics-part.ts';
import { Faults } from './Faults.tsx';
import { Funnel } from './Funnel.tsx';
import { LookedAt } from './LookedAt.tsx';
import { Searches } from './Searches.tsx';
import { TopPages } from './TopPages.tsx';

/** The analytics: which part, of which days and by what is in the address. */
export function AnalyticsSection(section: Section) {
  const { data, texts } = section;
  const { language } = data;
  const { query } = useStore($place);
  const today = vilniusDay(new Date().toISOString());
  const shown = partIn(query);
  const by = rowsIn(query);
  const period = periodIn(query, today);
  const part = { ...section, period };
  const parts = {
    funnel: <Funnel key={by} {...part} by={by ?? 'day'} />,
    products: <LookedAt key={by} {...part} by={by ?? 'product'} />,
    searches: <Searches key={by} {...part} by={by ?? 'all'} />,
    pages: <TopPages {...part} />,
    faults: <Faults {...part} />,
  };
  return (
    <div className="admin-section">
      <div className="admin-bar">
        <Views
          label={texts.views.label}
          section="analytics"
          current={shown}
          views={analyticsParts.map((key) => ({ key, name: texts.views[key] }))}
        />
      </div>
      <div className="admin-filters admin-report-bar">
        <PeriodFields words={texts.period} period={period} today={today} />
        {by !== undefined && (
          <Select
            label={texts.by.label}
            name="by"
            value={by}
            options={analyticsGroupings[shown].map((value) => ({ value, text: texts.by[value] }))}
            onValue={(value) => changeQuery({ by: value })}
          />
        )}
      </div>
      <div className="admin-report-head">
        <h2>{texts.views[shown]}</h2>
        <p className="muted">
          {islandText(language, texts)('held', {
            span: fullSpan(period.from, period.to, language),
            before: fullSpan(period.before.from, period.before.to, language),
          })}
        </p>
      </div>
      {parts[shown]}
    </div>
  );
}
