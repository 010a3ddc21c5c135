import type { ReactNode } from 'react';
import { Stepper } from '#src/ui/Stepper.tsx';
import type { CartMessages } from '../shared/cart-data.ts';
import type { LineView } from '../shared/cart-view.ts';

interface Props {
  readonly line: LineView;
  readonly texts: CartMessages;
  readonly label: (key: 'removeNamed' | 'laterNamed' | 'more' | 'fewer' | 'quantity', name: string) => string;
  /** Stands for colour and size where the size can be exchanged. */
  readonly variant?: ReactNode;
  readonly onQuantity?: (key: string, quantity: number) => void;
  readonly onRemove?: (key: string) => void;
  readonly onLater?: (key: string) => void;
}

/** One line of the cart. Rendered into the page's template too, whose slots a script fills before React is there. */
export function CartLine({ line, texts, label, variant, onQuantity, onRemove, onLater }: Props) {
  const { key, name } = line;
  const actions = [
    ['later', onLater],
    ['remove', onRemove],
  ] as const;
  return (
    <li className="cart-line" data-line={key}>
      {/* biome-ignore lint/a11y/useAnchorContent: the name beside it is the same link, once is enough to hear */}
      <a className="picture ratio-3-4" href={line.href} tabIndex={-1} aria-hidden="true" data-slot="picture-link">
        <img src={line.picture || undefined} alt="" width={240} height={320} data-slot="picture" />
      </a>
      <div className="cart-line-body">
        <div className="cart-line-top">
          <div>
            <a href={line.href} data-slot="name">
              {name}
            </a>
            <p className="small muted" data-slot="variant">
              {variant ?? line.variant}
            </p>
          </div>
          <div className="cart-line-price">
            <span data-slot="price">{line.price}</span>
            <span className="small muted" data-slot="each">
              {line.each}
            </span>
          </div>
        </div>
        <p className="small muted" data-slot="note">
          {line.note}
        </p>
        <div className="cart-line-foot">
          <Stepper
            value={line.quantity}
            minimum={0}
            maximum={line.isAtMost ? line.quantity : Number.MAX_SAFE_INTEGER}
            label={label('quantity', name)}
            fewerLabel={label('fewer', name)}
            moreLabel={label('more', name)}
            onChange={(quantity) => (quantity === 0 ? onRemove?.(key) : onQuantity?.(key, quantity))}
          />
          <div className="cart-line-actions">
            {actions.map(([action, act]) => (
              <button
                key={action}
                type="button"
                className="link small"
                data-action={action}
                aria-label={label(`${action}Named`, name)}
                onClick={() => act?.(key)}
              >
                {texts.line[action]}
              </button>
            ))}
          </div>
        </div>
      </div>
    </li>
  );
}
