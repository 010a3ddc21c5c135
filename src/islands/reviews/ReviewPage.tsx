import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $reviewOrder, openReviews } from '#src/client/stores/review-page.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { withBoundary } from '../shared/IslandBoundary.tsx';
import { ReviewLine } from './ReviewLine.tsx';
import type { ReviewPageData } from './review-view.ts';

/** Opens what the address names: the order by its token, and the line that a mail leads to. */
function openAddress(): Promise<void> {
  const { hash, searchParams } = new URL(location.href);
  const line = Number(/^#line-(\d+)$/.exec(hash)?.[1]);
  return openReviews(searchParams.get('order'), line);
}

/** Without a token that opens an order: where the link is found, and who helps. */
function WithoutOrder({ data }: { readonly data: ReviewPageData }) {
  const words = data.texts.without;
  return (
    <div className="checkout-alone">
      <h1 className="display-2">{words.title}</h1>
      <p className="lead">{words.text}</p>
      <p className="success-links">
        <a className="button" href={localizePath('/order', data.language)}>
          {words.lookup}
        </a>
        <a className="button button-line" href={localizePath('/contact', data.language)}>
          {words.contact}
        </a>
      </p>
    </div>
  );
}

function ReviewPage({ data }: { readonly data: ReviewPageData }) {
  const order = useStore($reviewOrder);
  const { failed } = data.texts;
  const text = islandText(data.language, data.texts);
  useEffect(() => {
    // The line stands there only now: the browser looked for it when the page was still empty.
    void openAddress().then(() => setTimeout(() => document.getElementById(location.hash.slice(1))?.scrollIntoView()));
  }, []);
  if (order.state === 'without') return <WithoutOrder data={data} />;
  if (order.state === 'failed' || order.state === 'limited') {
    return (
      <div className="checkout-alone" role="alert">
        <h1 className="title-1">{failed.title}</h1>
        <p>{order.state === 'limited' ? failed.limited : failed.text}</p>
        <button type="button" className="button button-line" onClick={() => void openAddress()}>
          {failed.retry}
        </button>
      </div>
    );
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
