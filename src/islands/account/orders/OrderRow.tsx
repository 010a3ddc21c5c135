import type { MyOrder } from '#src/contracts/my-orders.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { LinePicture } from '../../shared/LinePicture.tsx';
import { type OrdersData, orderWords } from './order-words.ts';

interface Props extends OrdersData {
  readonly order: MyOrder;
  readonly onOpen: (order: MyOrder) => void;
}

/** One order of a list: its pictures, number, day, state and sum, and the way to its details. */
export function OrderRow({ order, onOpen, ...part }: Props) {
  const { data, texts } = part;
  const words = orderWords(order, part);
  return (
    <li className="my-order">
      <span className="my-order-pictures" aria-hidden="true">
        {order.pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same picture
          <LinePicture key={index} line={{ picture }} width={56} />
        ))}
      </span>
      <div className="my-order-facts">
        <h3 className="ui my-order-number">{order.order_number}</h3>
        <p className="small muted">
          {words.day}, {words.pieces}
        </p>
      </div>
      <p className="my-order-state small" data-state={words.state}>
        {words.status}
      </p>
      <p className="my-order-total price">{words.total}</p>
      <button
        type="button"
        className="button button-line my-order-open"
        aria-haspopup="dialog"
        aria-label={islandText(data.language, texts)('detailsOf', { number: order.order_number })}
        onClick={() => onOpen(order)}
      >
        {texts.details}
      </button>
    </li>
  );
}
