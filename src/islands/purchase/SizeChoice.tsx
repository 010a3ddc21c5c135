import type { PurchaseMessages } from '../shared/cart-data.ts';
import { type FreeVariant, fewLeft, freePieces, sizeColumns } from './choice.ts';

export interface GuideLink {
  readonly href: string;
  readonly text: string;
}

interface Props {
  readonly sizes: readonly string[];
  readonly variants: readonly FreeVariant[];
  readonly color: string | undefined;
  readonly chosen: string | undefined;
  readonly texts: PurchaseMessages;
  /** „Liko 2 vnt.“ */
  readonly leftText: (count: number) => string;
  readonly guide: GuideLink | undefined;
  readonly problem: string | false;
  readonly onChoose: (size: string) => void;
}

/** The sizes in a row; one that is gone has its diagonal and can be chosen all the same, to be told when it is back. */
export function SizeChoice({ sizes, variants, color, chosen, texts, leftText, guide, problem, onChoose }: Props) {
  return (
    <fieldset aria-describedby="size-problem">
      <legend>
        <span>{texts.size}</span> <span>{chosen}</span>
      </legend>
      {guide && (
        <a className="size-guide-link link small" href={guide.href} data-open="sizes">
          {guide.text}
        </a>
      )}
      <div className="sizes" style={{ gridTemplateColumns: `repeat(${sizeColumns(sizes.length)}, minmax(0, 1fr))` }}>
        {sizes.map((size) => {
          const free = freePieces(variants, { color, size });
          const few = fewLeft(free);
          return (
            <label className="size" key={size} data-sold-out={free === 0 ? '' : undefined}>
              <input type="radio" name="size" value={size} checked={chosen === size} onChange={() => onChoose(size)} />
              {size}
              {free === 0 && <span className="sr-only">, {texts.soldOut}</span>}
              {few !== undefined && <span className="sr-only">, {leftText(few)}</span>}
            </label>
          );
        })}
      </div>
      <p className="message" id="size-problem">
        {problem}
      </p>
    </fieldset>
  );
}
