import { useEffect, useRef } from 'react';
import { claimBefore, listMyOrders } from '#src/client/backend/customer.ts';
import { asCustomer } from '#src/client/stores/as-customer.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { errorText } from '../../shared/session/auth-texts.ts';
import { useSending } from '../../shared/session/use-sending.ts';
import type { TabProps } from '../account-data.ts';
import { NotHad } from '../NotHad.tsx';
import { useAnswer } from '../use-answer.ts';
import { OrderList } from './OrderList.tsx';

/** All orders, the newest first, a page at a time. */
export function OrdersTab({ data, texts }: TabProps<'account-orders'>) {
  const { answer, askAgain, setAnswer } = useAnswer(({ token }) => claimBefore(token, listMyOrders));
  const { isBusy, send } = useSending();
  const panel = useRef<HTMLElement>(null);
  const firstNew = useRef<number>(undefined);

  async function more(): Promise<void> {
    if (answer.state !== 'there') return;
    const { orders, next } = answer.value;
    const found = await asCustomer(({ token }) => listMyOrders(token, next));
    if (!found.ok) return showToast({ kind: 'error', text: errorText(data.texts, found.failure.code) });
    firstNew.current = orders.length;
    setAnswer({ state: 'there', value: { ...found.value, orders: [...orders, ...found.value.orders] } });
  }

  // The button may be gone with the last page: the keyboard goes on at the first order that is new.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each drawing of the list
  useEffect(() => {
    if (firstNew.current === undefined) return;
    panel.current?.querySelectorAll<HTMLElement>('.my-order-open')[firstNew.current]?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [answer]);

  if (answer.state === 'failed') return <NotHad data={data} code={answer.code} onRetry={() => void askAgain()} />;
  return (
    <section ref={panel} aria-labelledby="account-orders" aria-busy={answer.state === 'waiting'}>
      <h2 className="display-2 account-title" id="account-orders">
        {texts.title}
      </h2>
      {answer.state === 'waiting' ? (
        <p className="muted account-loading" role="status">
          {data.texts.loading}
        </p>
      ) : (
        <>
          <OrderList orders={answer.value.orders} data={data} texts={texts} />
          {answer.value.next && (
            <p className="my-orders-more">
              <button
                type="button"
                className="button button-line"
                aria-disabled={isBusy}
                onClick={() => void send(more)}
              >
                {isBusy ? data.texts.loading : texts.more}
              </button>
            </p>
          )}
          <p className="small muted account-aside">
            {texts.missing}{' '}
            <a className="link" href={localizePath('/order', data.language)}>
              {texts.find}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
