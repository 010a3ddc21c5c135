import { useState } from 'react';
import { readDelivery } from '#src/client/backend/staff-delivery.ts';
import { changeDelivery } from '#src/client/functions/admin-delivery.ts';
import { asStaff } from '#src/client/stores/as-staff.ts';
import type { StaffDelivery, StaffOption, StaffZone } from '#src/contracts/staff-delivery.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { shippingCountries } from '#src/domain/shipping/zones.ts';
import { countryName } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { SectionProps } from '../admin-data.ts';
import { nameIn } from '../naming.ts';
import { Read } from '../Read.tsx';
import { RecordDialog } from '../RecordDialog.tsx';
import { State, Table } from '../Table.tsx';
import { useActing } from '../use-acting.ts';
import { useReading } from '../use-reading.ts';
import { optionFields, optionForm, readOption, readZone, zoneFields, zoneForm } from './delivery-form.ts';

type Section = SectionProps<'admin-shipping'>;
interface Changes<Row> extends Section {
  readonly row: Row;
  readonly onChanged: () => void;
  readonly onClosed: () => void;
}

async function rowsNow(): Promise<StaffDelivery | undefined> {
  const answer = await asStaff(({ token }) => readDelivery(token));
  return answer.ok ? answer.value : undefined;
}

function ZoneDialog({ data, texts, row, onChanged, onClosed }: Changes<StaffZone>) {
  const { attempt } = useActing(data, texts.errors);
  const standOf = (zone: StaffZone) => ({ form: zoneForm(zone), version: zone.updated_at });
  const sentences = (problems: ReturnType<typeof readZone>['problems']) =>
    Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, texts.problems[problem]]));
  return (
    <RecordDialog
      data={data}
      title={countryName(row.country, data.language)}
      lead={texts.zones.lead}
      fields={zoneFields.map((field) => ({ ...field, label: texts.fields[field.name] }))}
      beginning={standOf(row)}
      check={(form) => sentences(readZone(form).problems)}
      save={async (form, version) => {
        const { wanted } = readZone(form);
        const zone = wanted && { ...wanted, country: row.country, version: version ?? '' };
        return zone && attempt((token) => changeDelivery(token, { act: 'save_zone', zone }), onChanged);
      }}
      stale={texts.errors.zone_stale}
      readNow={async () => {
        const zone = (await rowsNow())?.zones.find(({ country }) => country === row.country);
        return zone && standOf(zone);
      }}
      onClosed={onClosed}
    />
  );
}

function OptionDialog({ data, texts, row, onChanged, onClosed }: Changes<StaffOption>) {
  const { attempt } = useActing(data, texts.errors);
  const standOf = (option: StaffOption) => ({ form: optionForm(option), version: option.updated_at });
  const countries = shippingCountries.map((value) => ({ value, text: countryName(value, data.language) }));
  const sentences = (problems: ReturnType<typeof readOption>['problems']) =>
    Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, texts.problems[problem]]));
  return (
    <RecordDialog
      data={data}
      title={nameIn(data.language, row)}
      lead={texts.options.lead}
      fields={optionFields.map((field) => ({ ...field, label: texts.fields[field.name], options: countries }))}
      beginning={standOf(row)}
      check={(form) => sentences(readOption(form).problems)}
      save={async (form, version) => {
        const { wanted } = readOption(form);
        const option = wanted && { ...wanted, code: row.code, version: version ?? '' };
        return option && attempt((token) => changeDelivery(token, { act: 'save_option', option }), onChanged);
      }}
      stale={texts.errors.option_stale}
      readNow={async () => {
        const option = (await rowsNow())?.options.find(({ code }) => code === row.code);
        return option && standOf(option);
      }}
      onClosed={onClosed}
    />
  );
}

/** What delivery costs: countries with fee and threshold, and the ways of delivery with what they add. */
export function Prices(section: Section) {
  const { data, texts } = section;
  const { language, admin } = data;
  const text = islandText(language, texts);
  const record = islandText(language, admin);
  const reading = useReading('delivery', ({ token }) => readDelivery(token));
  const [zone, setZone] = useState<StaffZone>();
  const [option, setOption] = useState<StaffOption>();
  const money = (cents: number) => formatMoney(cents, 'EUR', language);
  const onChanged = () => void reading.again();
  const opener = (name: string, onOpen: () => void) => (
    <button
      key="name"
      type="button"
      className="link"
      aria-label={record('record.changeNamed', { name })}
      onClick={onOpen}
    >
      {name}
    </button>
  );
  const state = (isActive: boolean) => (
    <State key="state" tone={isActive ? 'good' : 'plain'}>
      {isActive ? texts.states.on : texts.states.off}
    </State>
  );
  return (
    <Read data={data} reading={reading}>
      {({ zones, options }) => (
        <>
          <p className="muted admin-lead">{texts.follows}</p>
          <Table
            title={texts.zones.title}
            none={texts.zones.none}
            columns={[
              { name: texts.zones.country },
              { name: texts.fields.is_active },
              { name: texts.zones.fee, isNumber: true },
              { name: texts.zones.free, isNumber: true },
            ]}
            rows={zones.map((row) => ({
              key: row.country,
              cells: [
                opener(countryName(row.country, language), () => setZone(row)),
                row.has_vat ? state(row.is_active) : `${texts.states.off}, ${texts.zones.noVat}`,
                money(row.standard_fee),
                money(row.free_from),
              ],
            }))}
          />
          <Table
            title={texts.options.title}
            none={texts.options.none}
            columns={[
              { name: texts.options.option },
              { name: texts.fields.is_active },
              { name: texts.options.surcharge, isNumber: true },
              { name: texts.options.days, isNumber: true },
              { name: texts.fields.countries },
            ]}
            rows={options.map((row) => ({
              key: row.code,
              cells: [
                opener(nameIn(language, row), () => setOption(row)),
                state(row.is_active),
                money(row.surcharge),
                row.min_business_days === row.max_business_days
                  ? row.max_business_days
                  : text('options.span', { from: row.min_business_days, to: row.max_business_days }),
                row.countries === null
                  ? texts.options.everywhere
                  : row.countries.map((country) => countryName(country, language)).join(', '),
              ],
            }))}
          />
          {zone && <ZoneDialog {...section} row={zone} onChanged={onChanged} onClosed={() => setZone(undefined)} />}
          {option && (
            <OptionDialog {...section} row={option} onChanged={onChanged} onClosed={() => setOption(undefined)} />
          )}
        </>
      )}
    </Read>
  );
}
