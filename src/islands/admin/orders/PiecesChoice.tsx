import type { StaffOrderLine } from '#src/contracts/staff-order.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { LinePicture } from '../../shared/LinePicture.tsx';
import { nameIn, variantOf } from '../naming.ts';
import type { OrderPart } from './order-part.ts';

interface Props extends Pick<OrderPart, 'data' | 'texts'> {
  /** The lines that can be chosen from, each with how many of its pieces. */
  readonly lines: readonly { readonly line: StaffOrderLine; readonly most: number }[];
  /** Pieces by the line's id. */
  readonly chosen: Readonly<Record<number, number>>;
  readonly onChosen: (chosen: Readonly<Record<number, number>>) => void;
}

/** How many pieces of each line: none, some, or all of them. */
export function PiecesChoice({ data, texts, lines, chosen, onChosen }: Props) {
  const text = islandText(data.language, texts);
  return (
    <ul className="admin-pieces">
      {lines.map(({ line, most }) => {
        const name = nameIn(data.language, line);
        const variant = variantOf(data, line);
        return (
          <li key={line.id}>
            <LinePicture line={line} width={42} />
            <span>
              {name}
              <span className="muted">
                {variant} · {line.sku}
              </span>
            </span>
            <select
              className="admin-choice"
              aria-label={text('piecesOf', { name: `${name}, ${variant}` })}
              value={chosen[line.id] ?? 0}
              onChange={({ target }) => onChosen({ ...chosen, [line.id]: Number(target.value) })}
            >
              {Array.from({ length: most + 1 }, (_, pieces) => pieces).map((pieces) => (
                <option key={pieces} value={pieces}>
                  {text('ofPieces', { pieces, most })}
                </option>
              ))}
            </select>
          </li>
        );
      })}
    </ul>
  );
}
