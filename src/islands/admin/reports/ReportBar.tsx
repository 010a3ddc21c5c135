import { useStore } from '@nanostores/react';
import { fetchReportTable } from '#src/client/functions/admin-export-report.ts';
import { $place, changeQuery } from '#src/client/stores/admin-place.ts';
import { groupings, type ReportName } from '#src/contracts/staff-reports.ts';
import { type Period, periodNames, quartersUntil } from '#src/domain/reports/period.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { saveFile } from '../../shared/save-file.ts';
import { useActing } from '../use-acting.ts';
import { askedOf } from './Reported.tsx';
import { groupingIn, type PeriodChoice, quarterIn, quartersShown } from './report-query.ts';
import type { Section } from './report-words.ts';

interface Props extends Section {
  readonly report: ReportName;
  readonly period: Period & { readonly choice: PeriodChoice };
  /** The day of Vilnius. */
  readonly today: string;
}

function PeriodFields({ texts, period, today }: Props) {
  const { choice, from, to } = period;
  const options = [...periodNames, 'days' as const].map((value) => ({ value, text: texts.period[value] }));
  const chooseDays = (days: { readonly from?: string; readonly to?: string }) => {
    const span = { from, to, ...days };
    // Of two days in the wrong order the one that was typed stands.
    if (span.from > span.to) Object.assign(span, days.from ? { to: span.from } : { from: span.to });
    changeQuery({ period: 'days', ...span });
  };
  return (
    <>
      <Select
        label={texts.period.label}
        name="period"
        value={choice}
        options={options}
        onValue={(name) =>
          name === 'days'
            ? changeQuery({ period: name, from, to })
            : changeQuery({ period: name === 'month' ? undefined : name, from: undefined, to: undefined })
        }
      />
      {choice === 'days' &&
        (['from', 'to'] as const).map((name) => (
          <Field
            key={name}
            label={texts.period[name]}
            type="date"
            name={name}
            max={today}
            value={period[name]}
            onValue={(value) => value !== '' && chooseDays({ [name]: value })}
          />
        ))}
    </>
  );
}

/** Which days, by what, and the ways to take the report along: a table, or paper. */
export function ReportBar(props: Props) {
  const { data, texts, report, period, today } = props;
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
        <PeriodFields {...props} />
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
              (token) => fetchReportTable(token, { report, ...askedOf(period, by) }),
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
