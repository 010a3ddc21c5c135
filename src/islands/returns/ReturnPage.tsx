import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { $made, $order, openReturn } from '#src/client/stores/return-request.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { withBoundary } from '../shared/IslandBoundary.tsx';
import { ReturnDone } from './ReturnDone.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { type ReturnPageData, returnWords } from './return-view.ts';

const tokenOf = () => new URL(location.href).searchParams.get('order');

/** Without a token that opens an order: where the link is found, and who helps. */
function WithoutOrder({ data }: { readonly data: ReturnPageData }) {
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

function ReturnPage({ data }: { readonly data: ReturnPageData }) {
  const order = useStore($order);
  const made = useStore($made);
  const words = useMemo(() => returnWords(data), [data]);
  useEffect(() => {
    void openReturn(tokenOf());
  }, []);
  if (order.state === 'without') return <WithoutOrder data={data} />;
  if (order.state === 'failed' || order.state === 'limited') {
    const { failed } = data.texts;
    return (
      <div className="checkout-alone" role="alert">
        <h1 className="title-1">{failed.title}</h1>
        <p>{order.state === 'limited' ? failed.limited : failed.text}</p>
        <button type="button" className="button button-line" onClick={() => void openReturn(tokenOf())}>
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
  if (made !== undefined) return <ReturnDone data={data} made={made} options={options} token={token} words={words} />;
  return <ReturnForm data={data} options={options} token={token} words={words} />;
}

/** Asking for a return, alive: what was chosen before in this tab is brought back. */
export default withBoundary(ReturnPage);
