import { readCustomer } from '#src/client/backend/staff-customers.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import { OrderState, PaymentState } from '../OrderState.tsx';
import { RecordPage } from '../RecordPage.tsx';
import { Table } from '../Table.tsx';
import { useReading } from '../use-reading.ts';
import { CustomerActs } from './CustomerActs.tsx';
import { CustomerConsents } from './CustomerConsents.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { CustomerNotes } from './CustomerNotes.tsx';
import type { OfCustomer, Section } from './of-customer.ts';

function CustomerOrders({ customer, data, texts }: OfCustomer) {
  const { language } = data;
  const text = islandText(language, texts);
  const address = localizePath(sectionPath('orders'), language);
  const { orders, sums, email } = customer;
  return (
    <>
      <Table
        title={texts.orders.title}
        none={texts.orders.none}
        columns={[
          { name: texts.orders.number },
          { name: texts.orders.time },
          { name: texts.orders.state },
          { name: texts.orders.payment },
          { name: texts.orders.pieces, isNumber: true },
          { name: texts.orders.total, isNumber: true },
        ]}
        rows={orders.map((order) => ({
          key: order.id,
          cells: [
            <a key="number" className="link" href={`${address}?order=${order.order_number}`}>
              {order.order_number}
            </a>,
            shortDay(order.created_at, language),
            <OrderState key="state" data={data} state={order.status} />,
            <PaymentState key="payment" data={data} state={order.payment_status} />,
            formatNumber(order.pieces, language),
            formatMoney(order.total_amount, order.currency, language),
          ],
        }))}
      />
      {sums.orders > orders.length && (
        <p>
          <a className="link" href={`${address}?q=${encodeURIComponent(email ?? '')}`}>
            {text('orders.all', { count: sums.orders })}
          </a>
        </p>
      )}
    </>
  );
}

/** One customer: what they bought, what the shop holds of them, what was noted, and their rights. */
export function CustomerView({ customer: key, ...section }: Section & { readonly customer: string }) {
  const { data, texts } = section;
  const reading = useReading(key, ({ token }) => readCustomer(token, key));
  const customer = reading.value?.customer;
  const of = customer && { ...section, customer, onDone: () => void reading.again() };
  return (
    <RecordPage data={data} section="customers" back={texts.back} reading={reading} unknown={texts.unknown}>
      {of && (
        <>
          <header className="admin-order-head">
            <h2>{of.customer.name ?? of.customer.email ?? data.admin.dashboard.nameless}</h2>
            <span className="muted">{of.customer.account === null ? texts.kinds.guest : texts.kinds.account}</span>
            <CustomerActs {...of} />
          </header>
          <div className="admin-order-parts">
            <div>
              <CustomerOrders {...of} />
              <CustomerConsents {...of} />
            </div>
            <div>
              <CustomerFacts {...of} />
              <CustomerNotes {...of} />
            </div>
          </div>
        </>
      )}
    </RecordPage>
  );
}
