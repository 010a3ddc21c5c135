import { useState } from 'react';
import { cancelCheckout } from '#src/client/functions/cancel-checkout.ts';
import { readOrder } from '#src/client/stores/order-page.ts';
import { type OrderPart, orderStateId } from './order-texts.ts';

interface Props extends OrderPart {
  readonly token: string;
  readonly payUrl: string;
}

/** While the goods wait for the payment: on to the payment page, or let them go. */
export function PayOrLeave({ data, token, payUrl }: Props) {
  const { actions: words } = data.texts;
  const [leaving, setLeaving] = useState<'no' | 'sending' | 'failed'>('no');
  const leave = async () => {
    if (leaving === 'sending') return;
    setLeaving('sending');
    const answer = await cancelCheckout(token);
    setLeaving(answer.ok ? 'no' : 'failed');
    if (!answer.ok) return;
    await readOrder(token);
    // The button is gone: the keyboard goes on where the page says what became of the order.
    document.getElementById(orderStateId)?.focus();
  };
  return (
    <>
      <li>
        <a className="button" href={payUrl}>
          {words.pay}
        </a>
        <span className="small muted">{words.payText}</span>
      </li>
      <li>
        <button type="button" className="button button-line" aria-disabled={leaving === 'sending'} onClick={leave}>
          {leaving === 'sending' ? words.cancelling : words.cancel}
        </button>
        <span className="small muted" role="status">
          {leaving === 'failed' ? words.cancelFailed : words.cancelText}
        </span>
      </li>
    </>
  );
}
