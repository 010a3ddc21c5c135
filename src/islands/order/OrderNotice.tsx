import { useEffect, useState } from 'react';
import { localizePath } from '#src/domain/language/paths.ts';
import type { OrderPageData } from './order-texts.ts';

/** After which time a page that shows nothing yet says that it takes long, milliseconds. */
const slowAfter = 4_000;

/** The order is being read; when that takes long, it says so. */
export function OrderLoading({ data }: { readonly data: OrderPageData }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="wrap order order-empty" aria-busy="true">
      <h1 className="display-2">{data.texts.title}</h1>
      <p className="lead" role="status">
        {isSlow ? data.texts.notice.slow : data.texts.notice.loading}
      </p>
      <div className="track order-loading" aria-hidden="true">
        <i />
      </div>
    </div>
  );
}

interface Props {
  readonly data: OrderPageData;
  readonly why: 'unknown' | 'failed' | 'limited';
  readonly onRetry: () => void;
}

/** Why there is no order here, and what to do. */
export function OrderNotice({ data, why, onRetry }: Props) {
  const { notice: words, actions } = data.texts;
  const isUnknown = why === 'unknown';
  return (
    <div className="wrap order order-empty" role="alert">
      <h1 className="display-2">{isUnknown ? words.unknownTitle : words.failedTitle}</h1>
      <p className="lead">{words[why]}</p>
      <p className="order-ways">
        {isUnknown ? (
          <a className="button" href={localizePath('/order', data.language)}>
            {words.find}
          </a>
        ) : (
          <button type="button" className="button" onClick={onRetry}>
            {words.retry}
          </button>
        )}
        <a className="button button-line" href={localizePath('/contact', data.language)}>
          {actions.contact}
        </a>
      </p>
    </div>
  );
}
