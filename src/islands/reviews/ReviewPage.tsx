import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $reviewOrder, openReviews } from '#src/client/stores/review-page.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { withBoundary } from '../shared/IslandBoundary.tsx';
import { OrderNotRead } from '../shared/OrderNotRead.tsx';
import { WithoutOrder } from '../shared/WithoutOrder.tsx';
import { ReviewLine } from './ReviewLine.tsx';
import type { ReviewPageData } from './review-view.ts';

/** Opens what the address names: the order by its token, and the line that a mail leads to. */
function openAddress(): Promise<void> {
  const { hash, searchParams } = new URL(location.href);
  const line = Number(/^#line-(\d+)$/.exec(hash)?.[1]);
  return openReviews(searchParams.get('order'), line);
}

function ReviewPage({ data }: { readonly data: ReviewPageData }) {
  const order = useStore($reviewOrder);
  const text = islandText(data.language, data.texts);
  useEffect(() => {
    // The line stands there only now: the browser looked for it when the page was still empty.
    void openAddress().then(() => setTimeout(() => document.getElementById(location.hash.slice(1))?.scrollIntoView()));
  }, []);
  if (order.state === 'without') return <WithoutOrder language={data.language} words={data.texts.without} />;
  if (order.state === 'failed' || order.state === 'limited') {
    const retry = () => void openAddress();
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
  return (
    <>
      <h1 className="display-2">{data.texts.title}</h1>
      {options.orderNumber !== null && (
        <p className="muted review-order">{text('order', { number: options.orderNumber })}</p>
      )}
      <p className="lead">{data.texts.lead}</p>
      {options.lines.length === 0 && <p className="notice">{data.texts.nothing}</p>}
      {options.lines.map((line) => (
        <ReviewLine data={data} key={line.line} line={line} token={token} />
      ))}
      {options.lines.length > 0 && options.undelivered > 0 && (
        <p className="small muted review-later">{text('undelivered', { count: options.undelivered })}</p>
      )}
    </>
  );
}

/** Reviews of an order, alive: what was typed before in this tab is brought back. */
export default withBoundary(ReviewPage);
