import type { ReactNode } from 'react';
import type { MyOrder } from '#src/contracts/my-orders.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { type OrdersData, orderWords } from './order-words.ts';
import { useReorder } from './use-reorder.ts';

interface Props extends OrdersData {
  readonly order: MyOrder;
  readonly onClose: () => void;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="small muted">{name}</dt>
      <dd className="ui">{children}</dd>
    </div>
  );
}

/** The details of an order (accounts-and-back-office.md, 2), the way to its own page, and ordering it again. */
export function OrderDialog({ order, onClose, ...part }: Props) {
  const { data, texts } = part;
  const text = islandText(data.language, texts);
  const words = orderWords(order, part);
  const { isBusy, orderAgain } = useReorder(part);
  return (
    <Dialog title={text('detailsOf', { number: order.order_number })} close={data.texts.close} onClose={onClose}>
      <dl className="my-order-details">
        <Fact name={texts.facts.number}>{order.order_number}</Fact>
        <Fact name={texts.facts.status}>{words.status}</Fact>
        <Fact name={texts.facts.date}>{words.day}</Fact>
        <Fact name={texts.facts.total}>{words.total}</Fact>
        <Fact name={texts.facts.customer}>{order.customer_name || order.customer_email}</Fact>
        <Fact name={texts.facts.payment}>{words.payment}</Fact>
        {order.tracking_numbers.length > 0 && (
          <Fact name={texts.facts.tracking}>
            {order.tracking_numbers.map((number) => (
              <span key={number}>{number}</span>
            ))}
          </Fact>
        )}
        {order.open_returns > 0 && (
          <Fact name={texts.facts.returns}>{text('openReturns', { count: order.open_returns })}</Fact>
        )}
      </dl>
      <p className="small muted">{texts.pageText}</p>
      <p className="auth-ways my-order-acts">
        <a className="button" href={localizePath(`/order/${order.access_token}`, data.language)}>
          {texts.page}
        </a>
        <button
          type="button"
          className="button button-line"
          aria-disabled={isBusy}
          onClick={() => void orderAgain(order).then(onClose)}
        >
          {isBusy ? texts.again.busy : texts.again.button}
        </button>
      </p>
    </Dialog>
  );
}
