import { useState } from 'react';
import { listPhoneOrders } from '#src/client/backend/staff-orders.ts';
import { changePhoneOrder } from '#src/client/functions/admin-phone-orders.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { PhoneOrder, PhoneOrderPage } from '#src/contracts/staff-phone-orders.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { ActDialog } from '../../ActDialog.tsx';
import type { SectionProps } from '../../admin-data.ts';
import { Listed } from '../../Listed.tsx';
import { State, Table } from '../../Table.tsx';
import { useActing } from '../../use-acting.ts';
import { useReading } from '../../use-reading.ts';

const tones = { waiting: 'warn', paying: 'warn', confirmed: 'good', lapsed: 'plain', withdrawn: 'plain' } as const;

/** Orders by telephone: which wait for their customer, were confirmed, have lapsed or were taken back. */
export function PhoneOrders(section: SectionProps<'admin-orders'>) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const reading = useReading('phone orders', ({ token }) => listPhoneOrders(token, {}));
  const { act, attempt, isBusy } = useActing(data, texts.errors);
  const [leaving, setLeaving] = useState<PhoneOrder>();
  const address = localizePath(sectionPath('orders'), language);
  const time = (at: string) => `${shortDay(at, language)}, ${clockTime(at, language)}`;
  const told = (words: string) => (answer: { readonly changed: boolean }) => {
    showToast({ kind: 'done', text: answer.changed ? words : texts.unchanged });
    void reading.again();
  };
  const showMore = ({ phone_orders: shown }: PhoneOrderPage) => {
    const last = shown.at(-1);
    return reading.extend(
      ({ token }) => listPhoneOrders(token, { after: last && { at: last.created_at, id: last.id } }),
      (before, next) => ({ more: next.more, phone_orders: [...before.phone_orders, ...next.phone_orders] }),
    );
  };
  const acts = (order: PhoneOrder) =>
    order.state === 'waiting' || order.state === 'lapsed' ? (
      <span className="admin-ways">
        <button
          type="button"
          className="admin-act"
          aria-disabled={isBusy}
          aria-label={text('phone.resendNamed', { name: order.customer_name })}
          onClick={() =>
            void act(
              (token) => changePhoneOrder(token, { act: 'resend', phone_order: order.id }),
              told(texts.phone.resent),
            )
          }
        >
          {texts.phone.resend}
        </button>
        <button
          type="button"
          className="admin-act"
          aria-label={text('phone.withdrawNamed', { name: order.customer_name })}
          onClick={() => setLeaving(order)}
        >
          {texts.phone.withdraw}
        </button>
      </span>
    ) : null;
  return (
    <>
      <p className="admin-ways">
        <a className="button" href={`${address}?phone=new`}>
          {texts.phone.new}
        </a>
      </p>
      <Listed
        data={data}
        reading={reading}
        rowsOf={({ phone_orders: listed }) => listed}
        none={texts.phone.none}
        more={texts.more}
        onMore={showMore}
        shown={({ phone_orders: listed }) =>
          text('phone.shown', { count: listed.length, shown: formatNumber(listed.length, language) })
        }
      >
        {({ phone_orders: listed }) => (
          <Table
            title={texts.phone.title}
            none={texts.phone.none}
            columns={[
              { name: texts.columns.customer },
              { name: texts.columns.status },
              { name: texts.columns.pieces, isNumber: true },
              { name: texts.columns.total, isNumber: true },
              { name: texts.phone.takenBy },
              { name: texts.phone.until },
              { name: texts.columns.number },
              { name: texts.phone.acts },
            ]}
            rows={listed.map((order) => ({
              key: order.id,
              cells: [
                <span key="name">
                  {order.customer_name}
                  <span className="muted admin-reason">{order.customer_email}</span>
                </span>,
                <State key="state" tone={tones[order.state]}>
                  {texts.phone.states[order.state]}
                </State>,
                order.pieces,
                formatMoney(order.total, 'EUR', language),
                <span key="by">
                  {order.taken_by}
                  <span className="muted admin-reason">{time(order.created_at)}</span>
                </span>,
                time(order.expires_at),
                order.order_number && (
                  <a key="order" className="link" href={`${address}?order=${order.order_number}`}>
                    {order.order_number}
                  </a>
                ),
                acts(order),
              ],
            }))}
          />
        )}
      </Listed>
      {leaving && (
        <ActDialog
          data={data}
          title={text('phone.withdrawTitle', { name: leaving.customer_name })}
          act={texts.phone.withdraw}
          isGrave
          onAct={() =>
            attempt(
              (token) => changePhoneOrder(token, { act: 'withdraw', phone_order: leaving.id }),
              told(texts.phone.withdrawn),
            )
          }
          onClosed={() => setLeaving(undefined)}
        >
          <p>{text('phone.withdrawLead', { total: formatMoney(leaving.total, 'EUR', language) })}</p>
        </ActDialog>
      )}
    </>
  );
}
