import { useState } from 'react';
import { formatMoney } from '#src/domain/money/format.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { ActDialog } from '../ActDialog.tsx';
import type { OrderPart } from './order-part.ts';

/** Takes a paid order back before any of it was sent: says what it is and what goes back. */
export function CancelDialog({ data, order, texts, attempt, onClosed }: OrderPart & { readonly onClosed: () => void }) {
  const text = islandText(data.language, texts);
  const [restock, setRestock] = useState(true);
  const facts = order.refundable;
  const left = facts === null ? 0 : facts.paid - facts.refunded;
  return (
    <ActDialog
      data={data}
      title={text('cancel.title', { number: order.order_number })}
      act={texts.cancel.act}
      isGrave
      onAct={() => attempt({ act: 'cancel', order: order.id, restock }, texts.cancel.done)}
      onClosed={onClosed}
    >
      <p>
        {left > 0
          ? text('cancel.lead', { amount: formatMoney(left, order.currency, data.language) })
          : texts.cancel.leadUnpaid}
      </p>
      <label className="admin-tick">
        <input type="checkbox" checked={restock} onChange={() => setRestock(!restock)} />
        {texts.cancel.restock}
      </label>
    </ActDialog>
  );
}
