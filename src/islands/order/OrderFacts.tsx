import type { ReactNode } from 'react';
import { carrierNames } from '#src/domain/shipping/carriers.ts';
import { countryName } from '#src/i18n/formatters.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import { type OrderPart, orderText } from './order-texts.ts';

/** How the order was paid, and what became of the payment. */
function paymentWords({ data, order }: OrderPart): readonly string[] {
  const { payment: words } = data.texts;
  const { paidAt, paymentMethod, paymentStatus } = order;
  if (paymentMethod === 'none') return [words.none];
  const day = shortDay(paidAt ?? order.placedAt, data.language);
  // A payment came all the same, and goes back: the page tells of it elsewhere.
  if (paymentStatus === 'failed' && order.refunds.length > 0) return [words[paymentMethod], words.sentBack];
  return [words[paymentMethod], orderText(data)(`payment.${paymentStatus}`, { day })];
}

/** Where it goes: a person's address, or a locker, which has one of its own. */
function deliveryLines({ data, order }: OrderPart): readonly string[] {
  const { country, locker, name, option, postcode, city, street } = order.delivery;
  const town = [postcode, city].filter(Boolean).join(' ');
  const place = locker && `${carrierNames[locker.carrier]}, ${locker.name}`;
  const lines = [name, place, street, town, countryName(country, data.language), option?.[data.language]];
  return lines.filter((line) => typeof line === 'string' && line !== '') as string[];
}

function companyLines({ data, order }: OrderPart): readonly string[] {
  const { company } = order;
  if (company === null) return [];
  const text = orderText(data);
  return [
    company.name,
    ...(company.code ? [text('company.code', { code: company.code })] : []),
    ...(company.vatCode ? [text('company.vatCode', { code: company.vatCode })] : []),
  ];
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="small muted">{title}</dt>
      <dd className="ui">{children}</dd>
    </div>
  );
}

const inLines = (lines: readonly string[]) => lines.map((line) => <span key={line}>{line}</span>);

/** Payment, address, buyer. */
export function OrderFacts(part: OrderPart) {
  const { texts } = part.data;
  const company = companyLines(part);
  return (
    <dl className="order-facts">
      <Fact title={texts.payment.title}>{inLines(paymentWords(part))}</Fact>
      <Fact title={part.order.delivery.locker === null ? texts.delivery.title : texts.delivery.locker}>
        {inLines(deliveryLines(part))}
      </Fact>
      {company.length > 0 && <Fact title={texts.company.title}>{inLines(company)}</Fact>}
    </dl>
  );
}
