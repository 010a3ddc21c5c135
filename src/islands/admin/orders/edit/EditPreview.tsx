import type { OrderEdit } from '#src/contracts/admin-orders.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { nameIn, variantOf } from '../../naming.ts';
import type { OrderPart } from '../order-part.ts';

interface Props extends Pick<OrderPart, 'data' | 'texts' | 'order'> {
  readonly edit: OrderEdit;
  /** What goes back, minor units of the order's currency. */
  readonly amount: number;
  /** Where it goes from here on, in words. */
  readonly place: string;
}

/** What a change would come to, as the server has just tried it: pieces, stock, place, money. */
export function EditPreview({ data, texts, order, edit, amount, place }: Props) {
  const { language } = data;
  const text = islandText(language, texts);
  const money = (sum: number) => formatMoney(sum, order.currency, language);
  return (
    <section className="admin-warning" aria-label={texts.edit.changes} aria-live="polite">
      <h3>{texts.edit.changes}</h3>
      <ul className="admin-changes">
        {edit.swaps.map(({ from, to, quantity, ...names }) => (
          <li key={`${from.sku} ${to.sku}`}>
            {text('edit.swapped', {
              ...{ name: nameIn(language, names), quantity },
              ...{ before: variantOf(data, from), after: variantOf(data, to) },
            })}
            <span className="muted">
              {' '}
              {text('edit.stock', { before: `${from.sku}: ${from.on_hand}`, after: `${to.sku}: ${to.on_hand}` })}
            </span>
          </li>
        ))}
        {edit.removed.map(({ quantity, amount: worth, ...piece }) => (
          <li key={piece.sku}>
            {text('edit.removed', {
              ...{ name: `${nameIn(language, piece)}, ${variantOf(data, piece)}`, quantity, amount: money(worth) },
            })}
          </li>
        ))}
        {edit.delivery && <li>{text('edit.place', { place })}</li>}
      </ul>
      <p>{amount > 0 ? text('edit.refund', { amount: money(amount) }) : texts.edit.noMoney}</p>
      <p className="muted">{texts.edit.mail}</p>
    </section>
  );
}
