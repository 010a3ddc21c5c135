import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $requested } from '#src/client/stores/checkout-cart.ts';
import { $checkoutProblem } from '#src/client/stores/place-order.ts';
import { $returned } from '#src/client/stores/returned-checkout.ts';
import { lineKey } from '#src/domain/cart/cart.ts';
import type { CartChange } from '#src/domain/cart/reconcile.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { lineName, lineVariant } from '../shared/cart-view.ts';
import type { CheckoutPageData } from './checkout-texts.ts';
import type { Summary } from './use-summary.ts';

interface Props {
  readonly data: CheckoutPageData;
  readonly summary: Summary;
}

/** Why the order was not placed, and what was changed in the cart, line by line. */
export function CheckoutProblemNotice({ data, summary }: Props) {
  const problem = useStore($checkoutProblem);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== undefined && problem.field === undefined) box.current?.focus();
  }, [problem]);
  if (problem === undefined || problem.field !== undefined) return null;
  const errors = islandText(data.language, data.texts.errors);
  const changes = islandText(data.language, data.texts.changes);
  const tell = ({ line, kind, before, after }: CartChange) => {
    const variant = lineVariant(line, data.colors);
    const name = [lineName(line, data.language), variant].filter((part) => part !== '').join(', ');
    const isPrice = kind === 'price';
    return changes(kind, {
      name,
      before: isPrice ? summary.price(before) : before,
      after: isPrice ? summary.price(after) : after,
    });
  };
  return (
    <div className="notice notice-problem" role="alert" tabIndex={-1} ref={box} data-problem={problem.message}>
      <p>{errors(problem.message, { total: summary.money(summary.totals.total) })}</p>
      {problem.changes.length > 0 && (
        <ul className="notice-changes" aria-label={data.texts.changes.title}>
          {problem.changes.map((change) => (
            <li key={lineKey(change.line) + change.kind}>{tell(change)}</li>
          ))}
        </ul>
      )}
      {problem.message === 'checkoutError' && problem.requestId && (
        <p className="micro muted">{errors('reference', { id: problem.requestId })}</p>
      )}
    </div>
  );
}

/** The page was opened to say where a bank payment's goods go, or by the letter about a call: what comes next. */
export function RequestedNotice({ data }: { readonly data: CheckoutPageData }) {
  const requested = useStore($requested);
  if (requested === undefined) return null;
  return <p className="notice">{requested.isByPhone ? data.deliveryTexts.byPhone : data.deliveryTexts.requested}</p>;
}

/** The payment was broken off: nothing was charged, the cart is still there. */
export function ReturnedNotice({ data }: { readonly data: CheckoutPageData }) {
  const returned = useStore($returned);
  const words = data.texts.cancelled;
  return (
    <div role="status">
      {(returned?.state === 'cancelled' || returned?.state === 'declined') && (
        <div className="notice">
          <p>{returned.state === 'declined' ? words.declinedTitle : words.title}</p>
          <p className="small muted">{returned.state === 'declined' ? words.declinedText : words.text}</p>
        </div>
      )}
    </div>
  );
}
