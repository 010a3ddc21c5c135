import type { LiveProduct } from '#src/client/live/live-products.ts';
import type { CartItem } from '#src/domain/cart/cart.ts';
import { compareSizes } from '#src/domain/catalogue/size-order.ts';

/** A size of the line's colour, and how many of it can be bought now. */
export interface SizeOption {
  readonly size: string;
  readonly free: number;
}

/** The sizes that a line can be exchanged for, its own among them; none where there is no other. */
export function sizeOptions(product: LiveProduct | undefined, line: CartItem): readonly SizeOption[] {
  if (product?.active !== true || line.size === '') return [];
  const options = product.variants.filter(({ color, size }) => color === line.color && size !== '');
  return options.length < 2 ? [] : options.toSorted((left, right) => compareSizes(left.size, right.size));
}

interface Props {
  readonly size: string;
  readonly options: readonly SizeOption[];
  readonly label: string;
  readonly soldOut: (size: string) => string;
  readonly onChange: (option: SizeOption) => void;
}

/** The size of a line, to be exchanged for another one that is there. */
export function SizeChoice({ size, options, label, soldOut, onChange }: Props) {
  return (
    <span className="size-choice">
      <select
        aria-label={label}
        value={size}
        onChange={({ target }) => {
          const option = options.find((each) => each.size === target.value);
          if (option) onChange(option);
        }}
      >
        {options.map((option) => {
          const isGone = option.free < 1 && option.size !== size;
          return (
            <option key={option.size} value={option.size} disabled={isGone}>
              {isGone ? soldOut(option.size) : option.size}
            </option>
          );
        })}
      </select>
    </span>
  );
}
