import { useState } from 'react';
import type { MyOrder } from '#src/contracts/my-orders.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { OrderRow } from './OrderRow.tsx';
import type { OrdersData } from './order-words.ts';

interface Props extends OrdersData {
  readonly orders: readonly MyOrder[];
}

/** Orders one below the other, each with its details in a window; without any, the way to the shop. */
export function OrderList({ orders, ...part }: Props) {
  const { data, texts } = part;
  const [opened, setOpened] = useState<MyOrder>();
  if (orders.length === 0)
    return (
      <div className="account-empty">
        <p className="lead">{texts.empty}</p>
        <p className="muted">{texts.emptyText}</p>
        <a className="button" href={localizePath('/shop', data.language)}>
          {texts.toShop}
        </a>
      </div>
    );
  return (
    <>
      <ul className="my-orders">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} onOpen={setOpened} {...part} />
        ))}
      </ul>
      {opened && <OrderDialog order={opened} onClose={() => setOpened(undefined)} {...part} />}
    </>
  );
}
