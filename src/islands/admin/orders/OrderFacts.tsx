import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { carrierNames } from '#src/domain/shipping/carriers.ts';
import { countryName, languageName } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shortSpan } from '#src/i18n/order-dates.ts';
import { Block, Fact } from '../Block.tsx';
import type { OrderPart } from './order-part.ts';

const inLines = (lines: readonly (string | null | undefined)[]) =>
  lines.filter(Boolean).map((line) => <span key={line}>{line}</span>);

/** Who bought, and where it goes. */
export function OrderFacts({ data, order, texts }: OrderPart) {
  const { admin, language } = data;
  const text = islandText(language, texts);
  const { customer_email: email, customer_phone: phone, promised_from: from, promised_to: to } = order;
  const others = `${localizePath(sectionPath('orders'), language)}?q=${encodeURIComponent(email ?? '')}`;
  const locker =
    order.pickup_point_name &&
    [order.pickup_carrier && carrierNames[order.pickup_carrier], order.pickup_point_name].filter(Boolean).join(', ');
  return (
    <Block title={texts.facts.title}>
      <dl className="admin-facts">
        <Fact name={texts.columns.customer}>
          <a
            className="link"
            href={`${localizePath(sectionPath('customers'), language)}?customer=${order.order_number}`}
          >
            {order.customer_name ?? order.delivery_name ?? admin.dashboard.nameless}
          </a>
          {email && (
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          )}
          {phone && (
            <a className="link" href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
          )}
          {order.orders_of_customer > 0 && (
            <a className="link" href={others}>
              {text('facts.others', { count: order.orders_of_customer })}
            </a>
          )}
          <span className="muted">{order.user_id === null ? texts.facts.guest : texts.facts.account}</span>
        </Fact>
        <Fact name={locker ? texts.facts.locker : texts.facts.address}>
          {inLines([
            order.delivery_name,
            locker,
            order.delivery_street,
            [order.delivery_postcode, order.delivery_city].filter(Boolean).join(' '),
            countryName(order.delivery_country, language),
            order.delivery_phone === phone ? null : order.delivery_phone,
          ])}
        </Fact>
        {order.delivery_note && <Fact name={texts.facts.note}>{order.delivery_note}</Fact>}
        <Fact name={texts.facts.delivery}>
          {inLines([
            order.option_name?.[language] ?? order.delivery_option,
            from && to && shortSpan(from, to, language),
            order.signature_required ? texts.facts.signature : null,
          ])}
        </Fact>
        {order.company_name && (
          <Fact name={texts.facts.company}>
            {inLines([order.company_name, order.company_code, order.company_vat_code])}
          </Fact>
        )}
        <Fact name={texts.facts.language}>{languageName(order.language, language)} </Fact>
        <Fact name={texts.facts.page}>
          <a className="link" href={localizePath(`/order/${order.token}`, language)} target="_blank" rel="noreferrer">
            {texts.facts.toPage}
          </a>
        </Fact>
      </dl>
    </Block>
  );
}
