import type { PhoneQuote } from '#src/contracts/admin-phone-orders.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shortSpan } from '#src/i18n/order-dates.ts';
import type { SectionProps } from '../../admin-data.ts';

/** What it comes to, as the checkout would charge it now; to be told on the telephone. */
export function PhoneSums({ data, texts, quote }: SectionProps<'admin-orders'> & { readonly quote: PhoneQuote }) {
  const { language } = data;
  const text = islandText(language, texts);
  const money = (amount: number) => formatMoney(amount, 'EUR', language);
  const { discount, option, promised_from: from, promised_to: to, shipping, subtotal, total, vat } = quote;
  const rows = [
    [texts.money.subtotal, money(subtotal)],
    ...(discount > 0 ? [[texts.money.discount, money(-discount)]] : []),
    [option[language], money(shipping)],
    [texts.phone.total, money(total)],
  ];
  return (
    <div role="status">
      <dl className="admin-sums">
        {rows.map(([name, sum]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        {text('phone.vat', { vat: money(vat) })} {text('phone.promise', { days: shortSpan(from, to, language) })}
      </p>
    </div>
  );
}
