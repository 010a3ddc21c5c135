import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $orderView, keepOrderTrue, readOrder } from '#src/client/stores/order-page.ts';
import { clockTime } from '#src/i18n/order-dates.ts';
import { withBoundary } from '../shared/IslandBoundary.tsx';
import { OrderActions, OrderDocuments } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderLoading, OrderNotice } from './OrderNotice.tsx';
import { OrderParcels } from './OrderParcels.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { type OrderPageData, orderText } from './order-texts.ts';

/** The last part of the address: `/lt/order/{token}`. */
const tokenOfAddress = () => location.pathname.split('/').at(-1) ?? '';

function OrderPage({ data }: { readonly data: OrderPageData }) {
  const view = useStore($orderView);
  const [token, setToken] = useState('');

  useEffect(() => {
    const found = tokenOfAddress();
    setToken(found);
    void readOrder(found);
    return keepOrderTrue(found);
  }, []);

  if (view.state === 'loading') return <OrderLoading data={data} />;
  if (view.state !== 'open') return <OrderNotice data={data} why={view.state} onRetry={() => void readOrder(token)} />;
  const { order } = view;
  const part = { data, order, token };
  return (
    <article className="wrap order">
      <OrderHead {...part} />
      <p className="order-stale small" role="status">
        {view.isStale && orderText(data)('notice.stale', { time: clockTime(view.readAt, data.language) })}
      </p>
      <div className="order-body">
        <div className="order-main">
          <OrderTimeline {...part} />
          <OrderParcels {...part} />
          <OrderRefunds {...part} />
          <OrderActions {...part} />
        </div>
        <div className="order-aside">
          <OrderLines {...part} />
          <OrderFacts {...part} />
          <OrderDocuments {...part} />
          <p className="micro muted order-secret">{data.texts.secret}</p>
        </div>
      </div>
    </article>
  );
}

/** The order that the address opens, alive: it stays true while it is looked at. */
export default withBoundary(OrderPage);
