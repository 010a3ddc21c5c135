import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { FeedFieldsProps } from './feed-fields.ts';
import { hours, schedules, weekdays } from './feed-form.ts';

/** When a feed is read, and what becomes of what differs. */
export function FeedScheduleFields({ texts, form, problem, onChange }: FeedFieldsProps) {
  const { feed } = texts;
  const isScheduled = form.from === 'address' && form.schedule !== 'none';
  return (
    <fieldset className="admin-editor-part">
      <legend>{feed.reading}</legend>
      <div className="admin-editor-fields">
        {form.from === 'address' && (
          <Select
            label={feed.schedule}
            name="schedule"
            value={form.schedule}
            options={schedules.map((value) => ({ value, text: feed.schedules[value] }))}
            onValue={(schedule) => onChange({ schedule })}
          />
        )}
        {isScheduled && form.schedule === 'weekly' && (
          <Select
            label={feed.weekday}
            name="weekday"
            value={form.weekday}
            options={weekdays.map((value) => ({ value, text: texts.weekdays[value] }))}
            onValue={(weekday) => onChange({ weekday })}
          />
        )}
        {isScheduled && form.schedule !== 'hourly' && (
          <Select
            label={feed.hour}
            name="hour"
            value={form.hour}
            options={hours.map((value) => ({ value, text: `${value.padStart(2, '0')}:00` }))}
            onValue={(hour) => onChange({ hour })}
          />
        )}
        <Field
          label={feed.largestChange}
          name="largestChange"
          hint={feed.largestChangeHint}
          problem={problem('largestChange')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={form.largestChange}
          onValue={(largestChange) => onChange({ largestChange })}
        />
      </div>
      {isScheduled && (
        <label className="admin-tick">
          <input
            type="checkbox"
            name="appliesItself"
            checked={form.appliesItself}
            onChange={({ target }) => onChange({ appliesItself: target.checked })}
          />
          {feed.appliesItself}
        </label>
      )}
      <label className="admin-tick">
        <input
          type="checkbox"
          name="active"
          checked={form.isActive}
          onChange={({ target }) => onChange({ isActive: target.checked })}
        />
        {feed.isActive}
      </label>
    </fieldset>
  );
}
