import { useState } from 'react';
import { readRates } from '#src/client/backend/staff-settings.ts';
import { changeSettings } from '#src/client/functions/admin-settings.ts';
import { asStaff } from '#src/client/stores/as-staff.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { StaffRates } from '#src/contracts/staff-settings.ts';
import { vilniusDay } from '#src/domain/document/vilnius-day.ts';
import { type ShippingCountry, shippingCountries } from '#src/domain/shipping/zones.ts';
import { countryName } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import type { SectionProps } from '../admin-data.ts';
import { Read } from '../Read.tsx';
import { RecordDialog } from '../RecordDialog.tsx';
import { State, Table } from '../Table.tsx';
import { useActing } from '../use-acting.ts';
import { useReading } from '../use-reading.ts';
import { isFarOff, percentWords, rateWords, typedPercent, typedRate } from './rate-words.ts';

type Section = SectionProps<'admin-settings'>;
type Rate = StaffRates['exchange'][number];

interface Changes extends Section {
  readonly onChanged: () => void;
  readonly onClosed: () => void;
}

/** The rate that holds, the newest of its currency. */
const latestOf = ({ exchange }: StaffRates, currency: Rate['currency']) =>
  exchange.find((rate) => rate.currency === currency);

function ExchangeDialog({ data, texts, rate, onChanged, onClosed }: Changes & { readonly rate: Rate }) {
  const { language } = data;
  const text = islandText(language, texts);
  const { attempt } = useActing(data, texts.errors);
  const standOf = (known: Rate) => ({
    form: { rate: rateWords(known.rate_millionths, language), sure: '' },
    version: known.valid_from,
  });
  const [before, setBefore] = useState(rate.rate_millionths);
  return (
    <RecordDialog
      data={data}
      title={text('rates.newTitle', { currency: rate.currency })}
      lead={text('rates.newLead', { rate: rateWords(before, language), currency: rate.currency })}
      fields={[
        { name: 'rate', label: text('rates.forEuro', { currency: rate.currency }), kind: 'amount', maximum: 12 },
        { name: 'sure', label: texts.rates.sure, kind: 'tick', hint: texts.rates.sureHint },
      ]}
      beginning={standOf(rate)}
      check={({ rate: typed = '', sure }) => {
        const millionths = typedRate(typed);
        if (millionths === undefined) return { rate: texts.problems.rate };
        const isDoubted = isFarOff(millionths, before) && sure !== 'yes';
        const problems: Readonly<Record<string, string>> = isDoubted
          ? { rate: text('problems.farOff', { rate: rateWords(before, language) }) }
          : {};
        return problems;
      }}
      save={({ rate: typed = '' }, version) =>
        attempt((token) => {
          const wanted = { currency: rate.currency, rate_millionths: typedRate(typed) ?? 0, version };
          return changeSettings(token, { act: 'add_exchange_rate', rate: wanted });
        }, onChanged)
      }
      stale={texts.errors.rate_stale}
      readNow={async () => {
        const now = await asStaff(({ token }) => readRates(token));
        const latest = now.ok ? latestOf(now.value, rate.currency) : undefined;
        if (latest) setBefore(latest.rate_millionths);
        return latest && standOf(latest);
      }}
      onClosed={onClosed}
    />
  );
}

function VatDialog({ data, texts, country, onChanged, onClosed }: Changes & { readonly country: ShippingCountry }) {
  const text = islandText(data.language, texts);
  const { attempt } = useActing(data, texts.errors);
  const today = vilniusDay(new Date().toISOString());
  return (
    <RecordDialog
      data={data}
      title={text('rates.vatTitle', { country: countryName(country, data.language) })}
      lead={texts.rates.vatLead}
      fields={[
        { name: 'day', label: texts.rates.fromDay, kind: 'date' },
        { name: 'percent', label: texts.rates.percent, kind: 'amount', maximum: 8 },
      ]}
      beginning={{ form: { day: '', percent: '' }, version: null }}
      check={({ day = '', percent = '' }) => ({
        ...((day === '' || day < today) && { day: texts.problems.day }),
        ...(typedPercent(percent) === undefined && { percent: texts.problems.percent }),
      })}
      save={({ day = '', percent = '' }) =>
        attempt(
          (token) =>
            changeSettings(token, {
              ...{ act: 'add_vat_rate', country, from_day: day, basis_points: typedPercent(percent) ?? 0 },
            }),
          onChanged,
        )
      }
      onClosed={onClosed}
    />
  );
}

/** Exchange and VAT rates: what held when, what holds, and what is to hold. */
export function RatesPart(section: Section) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const reading = useReading('rates', ({ token }) => readRates(token));
  const [rate, setRate] = useState<Rate>();
  const [country, setCountry] = useState<ShippingCountry>();
  const { act, isBusy } = useActing(data, texts.errors);
  const today = vilniusDay(new Date().toISOString());
  const again = () => void reading.again();
  const takeBack = (of: string, day: string) =>
    act(
      (token) =>
        changeSettings(token, {
          ...{ act: 'remove_vat_rate', country: shippingCountries.find((each) => each === of) ?? 'LT', from_day: day },
        }),
      () => {
        showToast({ kind: 'done', text: texts.rates.takenBack });
        again();
      },
    );
  return (
    <Read data={data} reading={reading}>
      {(rates) => {
        const holding = (of: string) => rates.vat.find((each) => each.country === of && each.valid_from <= today);
        return (
          <>
            <p className="muted admin-lead">{texts.rates.lead}</p>
            <div className="admin-bulk">
              {(['USD', 'LTL'] as const).map((currency) => {
                const latest = latestOf(rates, currency);
                return (
                  latest && (
                    <button key={currency} type="button" className="admin-act" onClick={() => setRate(latest)}>
                      {text('rates.newTitle', { currency })}
                    </button>
                  )
                );
              })}
            </div>
            <Table
              title={texts.rates.exchange}
              none={texts.rates.none}
              columns={[
                { name: texts.rates.currency },
                { name: texts.rates.perEuro, isNumber: true },
                { name: texts.rates.from },
                { name: texts.rates.state },
              ]}
              rows={rates.exchange.map((each) => ({
                key: each.currency + each.valid_from,
                cells: [
                  each.currency,
                  rateWords(each.rate_millionths, language),
                  `${shortDay(each.valid_from, language)}, ${clockTime(each.valid_from, language)}`,
                  <State key="state" tone={latestOf(rates, each.currency) === each ? 'good' : 'plain'}>
                    {latestOf(rates, each.currency) === each ? texts.rates.holds : texts.rates.was}
                  </State>,
                ],
              }))}
            />
            <div className="admin-bulk admin-find">
              {shippingCountries.map((each) => (
                <button key={each} type="button" className="admin-act" onClick={() => setCountry(each)}>
                  {text('rates.vatTitle', { country: countryName(each, language) })}
                </button>
              ))}
            </div>
            <Table
              title={texts.rates.vat}
              none={texts.rates.none}
              columns={[
                { name: texts.rates.country },
                { name: texts.rates.percent, isNumber: true },
                { name: texts.rates.from },
                { name: texts.rates.state },
                { name: texts.act },
              ]}
              rows={rates.vat.map((each) => ({
                key: each.country + each.valid_from,
                cells: [
                  countryName(each.country, language),
                  percentWords(each.basis_points, language),
                  shortDay(each.valid_from, language),
                  <State
                    key="state"
                    tone={holding(each.country) === each ? 'good' : each.valid_from > today ? 'warn' : 'plain'}
                  >
                    {holding(each.country) === each
                      ? texts.rates.holds
                      : each.valid_from > today
                        ? texts.rates.willHold
                        : texts.rates.was}
                  </State>,
                  each.valid_from > today && (
                    <button
                      key="back"
                      type="button"
                      className="link"
                      aria-disabled={isBusy}
                      aria-label={text('rates.takeBackNamed', {
                        country: countryName(each.country, language),
                        day: shortDay(each.valid_from, language),
                      })}
                      onClick={() => void takeBack(each.country, each.valid_from)}
                    >
                      {texts.rates.takeBack}
                    </button>
                  ),
                ],
              }))}
            />
            {rate && <ExchangeDialog {...section} rate={rate} onChanged={again} onClosed={() => setRate(undefined)} />}
            {country && (
              <VatDialog {...section} country={country} onChanged={again} onClosed={() => setCountry(undefined)} />
            )}
          </>
        );
      }}
    </Read>
  );
}
