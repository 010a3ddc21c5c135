import { useStore } from '@nanostores/react';
import { fetchReportTable } from '#src/client/functions/admin-export-report.ts';
import { $place, changeQuery } from '#src/client/stores/admin-place.ts';
import { groupings, type ReportName } from '#src/contracts/staff-reports.ts';
import { type Period, quartersUntil } from '#src/domain/reports/period.ts';
import { Select } from '#src/ui/Select.tsx';
import { saveFile } from '../../shared/save-file.ts';
import { useActing } from '../use-acting.ts';
import { PeriodFields } from './PeriodFields.tsx';
import { daysOf } from './Reported.tsx';
import { groupingIn, type PeriodChoice, quarterIn, quartersShown } from './report-query.ts';
import type { Section } from './report-words.ts';

interface Props extends Section {
  readonly report: ReportName;
  readonly period: Period & { readonly choice: PeriodChoice };
  /** The day of Vilnius. */
  readonly today: string;
}

/** Which days, by what, and the ways to take the report along: a table, or paper. */
export function ReportBar({ data, texts, report, period, today }: Props) {
  const { query } = useStore($place);
  const { act, isBusy } = useActing(data, {});
  const by = groupingIn(query);
  return (
    <div className="admin-filters admin-report-bar">
      {report === 'oss' ? (
        <Select
          label={texts.period.quarterOf}
          name="quarter"
          value={quarterIn(query, today)}
          options={quartersUntil(today, quartersShown).map((value) => ({ value, text: value }))}
          onValue={(quarter) => changeQuery({ quarter })}
        />
      ) : (
        <PeriodFields words={texts.period} period={period} today={today} />
      )}
      {by !== undefined && (
        <Select
          label={texts.by.label}
          name="by"
          value={by}
          options={groupings[report].map((value) => ({ value, text: texts.by[value] }))}
          onValue={(value) => changeQuery({ by: value })}
        />
      )}
      <div className="admin-acts">
        <button
          type="button"
          className="admin-act"
          aria-disabled={isBusy}
          title={texts.csvHint}
          onClick={() =>
            void act(
              (token) => fetchReportTable(token, { report, ...daysOf(period), by }),
              ({ name, content }) => saveFile(name, content),
            )
          }
        >
          {texts.csv}
        </button>
        <button type="button" className="admin-act" onClick={() => print()}>
          {texts.print}
        </button>
      </div>
    </div>
  );
}
