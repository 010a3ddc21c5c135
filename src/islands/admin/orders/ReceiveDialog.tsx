import { useState } from 'react';
import { goodsConditions } from '#src/contracts/admin-orders.ts';
import type { StaffReturn } from '#src/contracts/staff-order.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { ActDialog } from '../ActDialog.tsx';
import { nameIn, variantOf } from '../naming.ts';
import type { OrderPart } from './order-part.ts';

interface Props extends OrderPart {
  readonly returned: StaffReturn;
  readonly onClosed: () => void;
}

type Counted = {
  readonly quantity: number;
  readonly condition: (typeof goodsConditions)[number];
  readonly restock: boolean;
};

/** The parcel is opened: what came, in which condition, and whether it can be sold again. */
export function ReceiveDialog({ returned, onClosed, ...part }: Props) {
  const { data, order, texts, attempt } = part;
  const text = islandText(data.language, texts);
  const [counted, setCounted] = useState<readonly Counted[]>(() =>
    returned.lines.map((line) => ({
      quantity: line.received_quantity ?? line.quantity,
      condition: goodsConditions.find((each) => each === line.condition) ?? 'as_new',
      restock: line.restock ?? true,
    })),
  );
  const change = (place: number, changes: Partial<Counted>) =>
    setCounted(counted.map((each, index) => (index === place ? { ...each, ...changes } : each)));

  return (
    <ActDialog
      data={data}
      title={text('returns.receive.title', { number: returned.return_number })}
      act={texts.returns.receive.act}
      onAct={() =>
        attempt(
          {
            act: 'receive_return',
            return: returned.return_id,
            lines: returned.lines.flatMap((line, place) => {
              const found = counted[place];
              return found ? [{ line: line.order_item, variant: line.variant_id, ...found }] : [];
            }),
          },
          texts.returns.receive.done,
        )
      }
      onClosed={onClosed}
    >
      <p className="muted">{texts.returns.receive.lead}</p>
      {returned.lines.map((line, place) => {
        const bought = order.lines.find(({ id }) => id === line.order_item);
        const found = counted[place];
        if (!bought || !found) return null;
        const name = `${nameIn(data.language, bought)}, ${variantOf(data, { ...bought, size: line.size })}`;
        return (
          <fieldset key={`${line.order_item}-${line.variant_id}`} className="admin-counted">
            <legend>{name}</legend>
            <select
              className="admin-choice"
              aria-label={text('piecesOf', { name })}
              value={found.quantity}
              onChange={({ target }) => change(place, { quantity: Number(target.value) })}
            >
              {Array.from({ length: line.quantity + 1 }, (_, less) => line.quantity - less).map((pieces) => (
                <option key={pieces} value={pieces}>
                  {text('ofPieces', { pieces, most: line.quantity })}
                </option>
              ))}
            </select>
            <select
              className="admin-choice"
              aria-label={text('returns.receive.conditionOf', { name })}
              value={found.condition}
              onChange={({ target }) => {
                const condition = goodsConditions.find((each) => each === target.value);
                // What is worn or damaged is not sold as new; whoever knows better says so.
                if (condition) change(place, { condition, restock: condition === 'as_new' });
              }}
            >
              {goodsConditions.map((condition) => (
                <option key={condition} value={condition}>
                  {texts.returns.conditions[condition]}
                </option>
              ))}
            </select>
            <label className="admin-tick">
              <input
                type="checkbox"
                checked={found.restock}
                onChange={() => change(place, { restock: !found.restock })}
              />
              {texts.returns.receive.restock}
            </label>
          </fieldset>
        );
      })}
    </ActDialog>
  );
}
