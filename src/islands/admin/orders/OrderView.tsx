import { useCallback } from 'react';
import { readOrderForStaff } from '#src/client/backend/staff-orders.ts';
import { actOnOrder } from '#src/client/functions/admin-orders.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { AdminOrdersRequest, AdminOrdersResponse } from '#src/contracts/admin-orders.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import type { SectionProps } from '../admin-data.ts';
import { NotRead } from '../NotRead.tsx';
import { OrderState, PaymentState } from '../OrderState.tsx';
import { useActing } from '../use-acting.ts';
import { useReading } from '../use-reading.ts';
import { OrderActs } from './OrderActs.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderGoods } from './OrderGoods.tsx';
import { OrderMoney } from './OrderMoney.tsx';
import { OrderReturns } from './OrderReturns.tsx';
import { OrderTasks } from './OrderTasks.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import type { OrderPart } from './order-part.ts';

interface Props extends SectionProps<'admin-orders'> {
  readonly number: string;
}

/** One order: what was bought and where it goes, its money, what is to be done, and all that has happened to it. */
export function OrderView({ number, data, texts }: Props) {
  const { language, admin } = data;
  const text = islandText(language, texts);
  const { value: found, isBusy, failure, again } = useReading(number, ({ token }) => readOrderForStaff(token, number));
  const acting = useActing(data, texts.errors);

  const done = useCallback(
    async (answer: AdminOrdersResponse, words: string) => {
      showToast({ kind: 'done', text: answer.changed ? words : texts.unchanged });
      await again();
    },
    [again, texts],
  );
  const order = found?.order;
  const back = (
    <a className="link" href={localizePath(sectionPath('orders'), language)}>
      {texts.back}
    </a>
  );
  if (!order)
    return (
      <div className="admin-section">
        <p className="admin-as-of">{back}</p>
        {failure && <NotRead data={data} code={failure} onRetry={() => void again()} />}
        <p className="muted admin-waiting" role="status">
          {found ? texts.unknown : isBusy && admin.loading}
        </p>
      </div>
    );
  const part: OrderPart = {
    data,
    texts,
    order,
    attempt: (request, words, refused) =>
      acting.attempt(
        (token) => actOnOrder(token, request),
        (answer) => void done(answer, words),
        refused,
      ),
    act: (request: AdminOrdersRequest, words: string) =>
      void acting.act(
        (token) => actOnOrder(token, request),
        (answer) => void done(answer, words),
      ),
  };
  return (
    <div className="admin-section admin-order" aria-busy={isBusy}>
      <p className="admin-as-of">
        {back}
        <button type="button" className="link" onClick={() => void again()}>
          {admin.dashboard.refresh}
        </button>
      </p>
      <header className="admin-order-head">
        <h2>{order.order_number}</h2>
        <OrderState data={data} state={order.status} />
        <PaymentState data={data} state={order.payment_status} />
        <span className="muted">
          {text('placedAt', {
            time: `${shortDay(order.created_at, language)}, ${clockTime(order.created_at, language)}`,
          })}
        </span>
        <OrderActs {...part} />
      </header>
      {failure && <NotRead data={data} code={failure} onRetry={() => void again()} />}
      <div className="admin-order-parts">
        <div>
          <OrderTasks {...part} />
          <OrderGoods {...part} />
          <OrderReturns {...part} />
          <OrderMoney {...part} />
        </div>
        <div>
          <OrderFacts {...part} />
          <OrderTimeline {...part} />
        </div>
      </div>
    </div>
  );
}
