import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { $made, $order, openReturn } from '#src/client/stores/return-request.ts';
import { withBoundary } from '../shared/IslandBoundary.tsx';
import { OrderNotRead } from '../shared/OrderNotRead.tsx';
import { WithoutOrder } from '../shared/WithoutOrder.tsx';
import { ReturnDone } from './ReturnDone.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { type ReturnPageData, returnWords } from './return-view.ts';

const tokenOf = () => new URL(location.href).searchParams.get('order');

function ReturnPage({ data }: { readonly data: ReturnPageData }) {
  const order = useStore($order);
  const made = useStore($made);
  const words = useMemo(() => returnWords(data), [data]);
  useEffect(() => {
    void openReturn(tokenOf());
  }, []);
  if (order.state === 'without') return <WithoutOrder language={data.language} words={data.texts.without} />;
  if (order.state === 'failed' || order.state === 'limited') {
    const retry = () => void openReturn(tokenOf());
    return <OrderNotRead words={data.texts.failed} isLimited={order.state === 'limited'} onRetry={retry} />;
  }
  if (order.state !== 'open') {
    return (
      <div aria-busy="true">
        <h1 className="display-2">{data.texts.title}</h1>
        <p className="muted" role="status">
          {data.texts.loading}
        </p>
        <div className="checkout-blank" />
      </div>
    );
  }
  const { options, token } = order;
  if (made !== undefined) return <ReturnDone data={data} made={made} options={options} token={token} words={words} />;
  return <ReturnForm data={data} options={options} token={token} words={words} />;
}

/** Asking for a return, alive: what was chosen before in this tab is brought back. */
export default withBoundary(ReturnPage);
