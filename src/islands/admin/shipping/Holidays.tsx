import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { listHolidays } from '#src/client/backend/staff-delivery.ts';
import { changeDelivery } from '#src/client/functions/admin-delivery.ts';
import { $place, changeQuery } from '#src/client/stores/admin-place.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { Holiday } from '#src/contracts/staff-delivery.ts';
import { vilniusDay } from '#src/domain/document/vilnius-day.ts';
import { intlLocales } from '#src/domain/language/languages.ts';
import { type ShippingCountry, shippingCountries } from '#src/domain/shipping/zones.ts';
import { countryName } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import { Select } from '#src/ui/Select.tsx';
import { ActDialog } from '../ActDialog.tsx';
import type { SectionProps } from '../admin-data.ts';
import { nameIn } from '../naming.ts';
import { Read } from '../Read.tsx';
import { RecordDialog } from '../RecordDialog.tsx';
import { Table } from '../Table.tsx';
import { useActing } from '../use-acting.ts';
import { useReading } from '../use-reading.ts';
import { daysOf, missingHolidays, yearsOf } from './missing-holidays.ts';

type Section = SectionProps<'admin-shipping'>;
const fieldNames = ['day', 'name', 'name_lt', 'name_ru'] as const;
const isDay = (typed = '') => /^\d{4}-\d{2}-\d{2}$/.test(typed);

interface AddProps extends Section {
  readonly country: ShippingCountry;
  readonly beginning: Holiday;
  readonly onChanged: () => void;
  readonly onClosed: () => void;
}

function AddDialog({ data, texts, country, beginning, onChanged, onClosed }: AddProps) {
  const { attempt } = useActing(data, texts.errors);
  return (
    <RecordDialog
      data={data}
      title={texts.holidays.addTitle}
      fields={fieldNames.map((name) => ({
        ...{ name, label: texts.fields[name], kind: name === 'day' ? 'date' : 'text' },
      }))}
      beginning={{ form: { ...beginning }, version: null }}
      check={(form) =>
        Object.fromEntries(
          fieldNames
            .filter((name) => (name === 'day' ? !isDay(form[name]) : (form[name] ?? '').trim() === ''))
            .map((name) => [name, name === 'day' ? texts.problems.day : texts.problems.name]),
        )
      }
      save={async ({ day = '', name = '', name_lt = '', name_ru = '' }) => {
        let isKnown = false;
        const against = await attempt(
          (token) =>
            changeDelivery(token, { act: 'add_holidays', holidays: [{ country, day, name, name_lt, name_ru }] }),
          ({ added }) => {
            isKnown = added === 0;
            if (!isKnown) onChanged();
          },
        );
        return isKnown ? texts.holidays.known : against;
      }}
      onClosed={onClosed}
    />
  );
}

/** Days off by country and year, what the law names and is missing, adding and taking away. */
export function Holidays(section: Section) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const { query } = useStore($place);
  const country = shippingCountries.find((each) => each === query['country']) ?? 'LT';
  const today = vilniusDay(new Date().toISOString());
  const thisYear = Number(today.slice(0, 4));
  const year = Number(query['year'] ?? thisYear);
  const reading = useReading(country, ({ token }) => listHolidays(token, country));
  const [adding, setAdding] = useState<Holiday>();
  const [removing, setRemoving] = useState<Holiday>();
  const { act, attempt } = useActing(data, texts.errors);
  const again = () => void reading.again();
  const weekday = new Intl.DateTimeFormat(intlLocales[language], { weekday: 'long', timeZone: 'UTC' });
  const addAll = (missing: readonly Holiday[]) =>
    act(
      (token) => changeDelivery(token, { act: 'add_holidays', holidays: missing.map((day) => ({ ...day, country })) }),
      ({ added = 0 }) => {
        showToast({ kind: 'done', text: text('holidays.added', { count: added }) });
        again();
      },
    );
  return (
    <>
      <p className="muted admin-lead">{country === 'LT' ? texts.holidays.leadHome : texts.holidays.leadAbroad}</p>
      <Read data={data} reading={reading}>
        {(days) => {
          const years = yearsOf(days, thisYear);
          const missing = missingHolidays(country, year, days);
          const nextMissing = year === thisYear + 1 ? [] : missingHolidays(country, thisYear + 1, days);
          return (
            <>
              <div className="admin-choose">
                <Select
                  label={texts.zones.country}
                  name="country"
                  value={country}
                  options={shippingCountries.map((value) => ({ value, text: countryName(value, language) }))}
                  onValue={(value) => changeQuery({ country: value })}
                />
                <Select
                  label={texts.holidays.year}
                  name="year"
                  value={String(year)}
                  options={years.map((each) => ({ value: String(each), text: String(each) }))}
                  onValue={(value) => changeQuery({ year: value })}
                />
                <button
                  type="button"
                  className="admin-act"
                  onClick={() =>
                    setAdding({ day: year === thisYear ? today : `${year}-01-01`, name: '', name_lt: '', name_ru: '' })
                  }
                >
                  {texts.holidays.add}
                </button>
              </div>
              {nextMissing.length > 0 && (
                <p className="admin-warning">
                  {text('holidays.nextMissing', { count: nextMissing.length, year: thisYear + 1 })}{' '}
                  <button type="button" className="link" onClick={() => changeQuery({ year: String(thisYear + 1) })}>
                    {texts.holidays.show}
                  </button>
                </p>
              )}
              {missing.length > 0 && (
                <section className="admin-warning" aria-label={texts.holidays.missing}>
                  <p>{text('holidays.missingCount', { count: missing.length, year })}</p>
                  <ul className="admin-rows">
                    {missing.map((holiday) => (
                      <li key={holiday.day + holiday.name}>
                        <span>
                          {shortDay(holiday.day, language)} – {nameIn(language, holiday)}
                        </span>
                        <button
                          type="button"
                          className="link"
                          aria-label={text('holidays.addNamed', { name: nameIn(language, holiday) })}
                          onClick={() => setAdding(holiday)}
                        >
                          {texts.holidays.addOne}
                        </button>
                      </li>
                    ))}
                  </ul>
                  {country === 'LT' && (
                    <p className="admin-ways">
                      <button type="button" className="admin-act" onClick={() => void addAll(missing)}>
                        {texts.holidays.addAll}
                      </button>
                    </p>
                  )}
                </section>
              )}
              <Table
                title={text('holidays.title', { country: countryName(country, language), year })}
                none={texts.holidays.none}
                columns={[
                  { name: texts.fields.day },
                  { name: texts.holidays.weekday },
                  { name: texts.holidays.name },
                  { name: texts.act },
                ]}
                rows={daysOf(days, year).map((holiday) => ({
                  key: holiday.day,
                  cells: [
                    shortDay(holiday.day, language),
                    weekday.format(new Date(holiday.day)),
                    nameIn(language, holiday),
                    <button
                      key="remove"
                      type="button"
                      className="link"
                      aria-label={text('holidays.removeNamed', { name: nameIn(language, holiday) })}
                      onClick={() => setRemoving(holiday)}
                    >
                      {texts.holidays.remove}
                    </button>,
                  ],
                }))}
              />
            </>
          );
        }}
      </Read>
      {adding && (
        <AddDialog
          {...section}
          country={country}
          beginning={adding}
          onChanged={again}
          onClosed={() => setAdding(undefined)}
        />
      )}
      {removing && (
        <ActDialog
          data={data}
          title={text('holidays.removeTitle', {
            name: nameIn(language, removing),
            day: shortDay(removing.day, language),
          })}
          act={texts.holidays.remove}
          isGrave
          onAct={() =>
            attempt(
              (token) => changeDelivery(token, { act: 'remove_holiday', country, day: removing.day }),
              () => {
                showToast({ kind: 'done', text: texts.holidays.removed });
                again();
              },
            )
          }
          onClosed={() => setRemoving(undefined)}
        >
          <p>{texts.holidays.removeLead}</p>
        </ActDialog>
      )}
    </>
  );
}
