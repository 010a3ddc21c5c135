import type { StaffEvent } from '#src/contracts/staff-order.ts';
import { editedDetails } from '#src/contracts/staff-order-edit.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { nameIn, variantOf } from '../../naming.ts';
import type { OrderPart } from '../order-part.ts';
import { keptPlace } from './edit-words.ts';

/** What a change of the order was, in its history: each piece and the place, before and after. */
export function EditedDetails({
  event,
  data,
  texts,
}: Pick<OrderPart, 'data' | 'texts'> & { readonly event: StaffEvent }) {
  const details = editedDetails.safeParse(event.details);
  if (event.code !== 'order_edited' || !details.success) return null;
  const { language } = data;
  const text = islandText(language, texts);
  const { swaps, removed, before, after } = details.data;
  return (
    <ul className="admin-changes">
      {swaps.map(({ from, to, quantity, ...names }) => (
        <li key={`${from.sku} ${to.sku}`}>
          {text('edit.swapped', {
            ...{ name: nameIn(language, names), quantity },
            ...{ before: variantOf(data, from), after: variantOf(data, to) },
          })}
        </li>
      ))}
      {removed.map(({ quantity, ...piece }) => (
        <li key={piece.sku}>
          {text('edit.taken', { name: `${nameIn(language, piece)}, ${variantOf(data, piece)}`, quantity })}
        </li>
      ))}
      {before && after && (
        <li>
          <del className="muted">{keptPlace(before)}</del> {keptPlace(after)}
        </li>
      )}
    </ul>
  );
}
