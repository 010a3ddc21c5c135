import { changeQuery } from '#src/client/stores/admin-place.ts';
import { type Period, periodNames } from '#src/domain/reports/period.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { PeriodChoice } from './report-query.ts';

interface Props {
  readonly words: Omit<Namespaces['admin-reports']['period'], 'quarterOf'>;
  readonly period: Period & { readonly choice: PeriodChoice };
  /** The day of Vilnius. */
  readonly today: string;
}

/** Which days are looked at; they are in the address. */
export function PeriodFields({ words, period, today }: Props) {
  const { choice, from, to } = period;
  const options = [...periodNames, 'days' as const].map((value) => ({ value, text: words[value] }));
  const chooseDays = (days: { readonly from?: string; readonly to?: string }) => {
    const span = { from, to, ...days };
    // Of two days in the wrong order the one that was typed stands.
    if (span.from > span.to) Object.assign(span, days.from ? { to: span.from } : { from: span.to });
    changeQuery({ period: 'days', ...span });
  };
  return (
    <>
      <Select
        label={words.label}
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
            label={words[name]}
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
