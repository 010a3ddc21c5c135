import { type FormEvent, useRef, useState } from 'react';
import { readDelivery } from '#src/client/backend/staff-delivery.ts';
import { quoteAddress } from '#src/client/functions/admin-delivery.ts';
import type { DeliveryQuoteRequest, DeliveryQuotes } from '#src/contracts/admin-delivery-quote.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { parseTypedAmount } from '#src/domain/money/typed-amount.ts';
import { type ShippingCountry, shippingCountries } from '#src/domain/shipping/zones.ts';
import { countryName } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shortSpan } from '#src/i18n/order-dates.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useSending } from '../../shared/session/use-sending.ts';
import type { SectionProps } from '../admin-data.ts';
import { nameIn } from '../naming.ts';
import { Table } from '../Table.tsx';
import { useActing } from '../use-acting.ts';
import { useReading } from '../use-reading.ts';

interface Answered {
  readonly asked: DeliveryQuoteRequest;
  readonly quotes: DeliveryQuotes;
}

/** What was answered, for what was asked. */
function Quotes({ data, texts, asked, quotes }: SectionProps<'admin-shipping'> & Answered) {
  const { language } = data;
  const text = islandText(language, texts);
  const { value: delivery } = useReading('delivery', ({ token }) => readDelivery(token));
  const money = (cents: number) => formatMoney(cents, 'EUR', language);
  const nameOf = (code: string) => {
    const option = delivery?.options.find((each) => each.code === code);
    return option ? nameIn(language, option) : code;
  };
  const percent = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(quotes.vat_basis_points / 100);
  return (
    <div role="status">
      <Table
        title={text('quote.answer', { country: countryName(asked.country, language), goods: money(asked.goods) })}
        none={texts.quote.none}
        columns={[
          { name: texts.options.option },
          { name: texts.quote.fee, isNumber: true },
          { name: texts.quote.total, isNumber: true },
          { name: texts.quote.vat, isNumber: true },
          { name: texts.quote.promised },
          { name: texts.quote.signature },
        ]}
        rows={quotes.options.map((option) => ({
          key: option.code,
          cells: [
            nameOf(option.code),
            option.fee === 0 ? texts.quote.free : money(option.fee),
            money(option.total),
            money(option.vat),
            shortSpan(option.promised_from, option.promised_to, language),
            option.needs_signature ? data.admin.record.yes : data.admin.record.no,
          ],
        }))}
      />
      <p className="muted">
        {quotes.missing_until_free > 0
          ? text('quote.missing', { sum: money(quotes.missing_until_free) })
          : texts.quote.isFree}{' '}
        {quotes.has_lockers ? texts.quote.lockers : texts.quote.noLockers}{' '}
        {text('quote.rate', { percent, country: countryName(quotes.vat_country, language) })}
      </p>
    </div>
  );
}

/** What an address would pay, answered by the rules and rows that the checkout charges by. */
export function QuoteForm(section: SectionProps<'admin-shipping'>) {
  const { data, texts } = section;
  const { language } = data;
  const [country, setCountry] = useState<ShippingCountry>('LT');
  const [goods, setGoods] = useState('');
  const [isFree, setFree] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [against, setAgainst] = useState<string>();
  const [answered, setAnswered] = useState<Answered>();
  const form = useRef<HTMLFormElement>(null);
  const { attempt } = useActing(data, texts.errors);
  const { isBusy, send } = useSending();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const worth = parseTypedAmount(goods);
    setProblem(worth === undefined ? texts.problems.amount : undefined);
    setAgainst(undefined);
    if (worth === undefined) {
      form.current?.querySelector<HTMLElement>('[name=goods]')?.focus();
      return;
    }
    const asked = { country, goods: worth, is_delivery_free: isFree };
    void send(async () => {
      const refused = await attempt(
        (token) => quoteAddress(token, asked),
        (quotes) => setAnswered({ asked, quotes }),
      );
      setAgainst(refused);
      if (refused !== undefined) setAnswered(undefined);
    });
  }

  return (
    <>
      <p className="muted admin-lead">{texts.quote.lead}</p>
      <form ref={form} className="admin-editor" noValidate onSubmit={submit}>
        <div className="admin-editor-fields">
          <Select
            label={texts.zones.country}
            name="country"
            value={country}
            options={shippingCountries.map((value) => ({ value, text: countryName(value, language) }))}
            onValue={setCountry}
          />
          <Field
            label={texts.quote.goods}
            name="goods"
            hint={texts.quote.goodsHint}
            problem={problem}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={goods}
            onValue={setGoods}
          />
        </div>
        <label className="admin-tick">
          <input type="checkbox" name="free" checked={isFree} onChange={({ target }) => setFree(target.checked)} />
          {texts.quote.withCoupon}
        </label>
        <p className="admin-ways">
          <button type="submit" className="button" aria-disabled={isBusy} data-loading={isBusy || undefined}>
            {texts.quote.ask}
          </button>
        </p>
      </form>
      <p className="message" role="alert">
        {against}
      </p>
      {answered && <Quotes {...section} {...answered} />}
    </>
  );
}
