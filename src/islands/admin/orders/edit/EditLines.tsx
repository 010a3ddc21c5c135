import type { EditableOrder } from '#src/contracts/staff-order-edit.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { LinePicture } from '../../../shared/LinePicture.tsx';
import { nameIn, variantOf } from '../../naming.ts';
import type { OrderPart } from '../order-part.ts';
import { keep, type LineChoice, type LineChoices, remove } from './edit-form.ts';

interface Props extends Pick<OrderPart, 'data' | 'texts'> {
  readonly order: EditableOrder;
  readonly choices: LineChoices;
  readonly onChoice: (line: number, choice: LineChoice) => void;
}

/** Each line, and what is done to how many of its pieces. */
export function EditLines({ data, texts, order, choices, onChoice }: Props) {
  const text = islandText(data.language, texts);
  return (
    <ul className="admin-pieces">
      {order.lines.map((line) => {
        const { id, editable, variants } = line;
        const { what, quantity } = choices[id] ?? { what: keep, quantity: editable };
        const name = `${nameIn(data.language, line)}, ${variantOf(data, line)}`;
        return (
          <li key={id} className="admin-edited">
            <LinePicture line={line} width={42} />
            <span>
              {nameIn(data.language, line)}
              <span className="muted">
                {variantOf(data, line)} · {line.sku} ·{' '}
                {text('edit.editable', { pieces: editable, most: line.quantity })}
              </span>
            </span>
            {editable > 0 && (
              <span className="admin-edits">
                <select
                  className="admin-choice"
                  aria-label={text('edit.whatOf', { name })}
                  value={what}
                  onChange={({ target }) => onChoice(id, { what: target.value, quantity })}
                >
                  <option value={keep}>{texts.edit.keep}</option>
                  {variants.map((variant) => (
                    <option key={variant.id} value={variant.id} disabled={variant.free <= 0}>
                      {text('edit.to', { variant: variantOf(data, variant), free: variant.free })}
                    </option>
                  ))}
                  <option value={remove}>{texts.edit.remove}</option>
                </select>
                {what !== keep && editable > 1 && (
                  <select
                    className="admin-choice"
                    aria-label={text('piecesOf', { name })}
                    value={quantity}
                    onChange={({ target }) => onChoice(id, { what, quantity: Number(target.value) })}
                  >
                    {Array.from({ length: editable }, (_, index) => index + 1).map((pieces) => (
                      <option key={pieces} value={pieces}>
                        {text('ofPieces', { pieces, most: editable })}
                      </option>
                    ))}
                  </select>
                )}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
