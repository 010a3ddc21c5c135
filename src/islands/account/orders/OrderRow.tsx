import type { MyOrder } from '#src/contracts/my-orders.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { LinePicture } from '../../shared/LinePicture.tsx';
import { OrderThread } from './OrderThread.tsx';
import { type OrdersData, orderWords } from './order-words.ts';

interface Props extends OrdersData {
  readonly order: MyOrder;
  readonly onOpen: (order: MyOrder) => void;
}

/** One order of a list: number, state in words and sum; its way while it is under way; pictures, and what can be done. */
export function OrderRow({ order, onOpen, ...part }: Props) {
  const { data, texts } = part;
  const words = orderWords(order, part);
  const text = islandText(data.language, texts);
  return (
    <li className="my-order">
      <div className="my-order-facts">
        <h3 className="ui">{text('detailsOf', { number: order.order_number })}</h3>
        <p className="small muted">
          {words.day}, {words.pieces}
        </p>
      </div>
      <p className="my-order-state ui" data-state={words.state}>
        {words.status}
      </p>
      <p className="my-order-total price">{words.total}</p>
      <OrderThread state={words.state} texts={texts} />
      <div className="my-order-pictures" aria-hidden="true">
        {order.pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same picture
          <LinePicture key={index} line={{ picture }} width={108} />
        ))}
      </div>
      <ul className="my-order-ways ui">
        <li>
          <button
            type="button"
            className="link my-order-open"
            aria-haspopup="dialog"
            aria-label={`${texts.details}: ${order.order_number}`}
            onClick={() => onOpen(order)}
          >
            {texts.details}
          </button>
        </li>
        <li>
          <a className="link" href={localizePath(`/order/${order.access_token}`, data.language)}>
            {texts.page}
          </a>
        </li>
      </ul>
    </li>
  );
}
