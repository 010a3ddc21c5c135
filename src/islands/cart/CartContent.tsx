import type { ReactNode } from 'react';
import type { Language } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { CartMessages } from '../shared/cart-data.ts';
import type { CartView, LineView } from '../shared/cart-view.ts';
import { CartLine } from './CartLine.tsx';

interface Props {
  readonly view: CartView;
  /** What a coupon takes off, and its name. */
  readonly discount?: readonly [label: string, amount: string] | undefined;
  /** The place of the discount code. */
  readonly coupon?: ReactNode;
  readonly language: Language;
  readonly texts: CartMessages;
  readonly returnDays: number;
  readonly undo?: ReactNode;
  readonly onQuantity?: (key: string, quantity: number) => void;
  readonly variantOf?: (line: LineView) => ReactNode;
  readonly onRemove?: (key: string) => void;
  readonly onLater?: (key: string) => void;
  readonly onClear?: () => void;
}

/** A cart with something in it: the way to free delivery, the lines, the sum. */
export function CartContent({
  view,
  discount,
  coupon,
  language,
  texts,
  returnDays,
  undo,
  variantOf,
  onQuantity,
  onRemove,
  onLater,
  onClear,
}: Props) {
  const text = islandText(language, texts);
  return (
    <div className="cart-content">
      <div className="cart-main">
        <div className="cart-free small">
          <p data-slot="free">{view.free.text}</p>
          <div className="track" aria-hidden="true">
            <i data-slot="share" style={{ width: `${view.free.share * 100}%` }} />
          </div>
        </div>
        <ul className="cart-lines">
          {view.lines.map((line) => (
            <CartLine
              key={line.key}
              line={line}
              texts={texts}
              label={(key, name) => text(`line.${key}`, { name })}
              variant={variantOf?.(line)}
              {...(onQuantity ? { onQuantity } : {})}
              {...(onRemove ? { onRemove } : {})}
              {...(onLater ? { onLater } : {})}
            />
          ))}
        </ul>
        {undo}
        <button type="button" className="link small cart-clear" data-action="clear" onClick={onClear}>
          {texts.clear}
        </button>
      </div>
      <section className="cart-summary" aria-label={texts.summary.title}>
        <dl className="sums">
          <div>
            <dt>{texts.summary.goods}</dt>
            <dd data-slot="goods">{view.goods}</dd>
          </div>
          {discount && (
            <div>
              <dt>{discount[0]}</dt>
              <dd>{discount[1]}</dd>
            </div>
          )}
          <div>
            <dt>{texts.summary.delivery}</dt>
            <dd data-slot="delivery">{view.delivery}</dd>
          </div>
          <div className="sums-total">
            <dt>
              {texts.summary.total} <span className="small muted">{texts.summary.vat}</span>
            </dt>
            <dd data-slot="total">{view.total}</dd>
          </div>
        </dl>
        {coupon}
        <a className="button button-large cart-checkout" href={localizePath('/checkout', language)}>
          {texts.checkout}
        </a>
        <p className="micro muted cart-note">{texts.summary.note}</p>
        <a className="link small cart-continue" href={localizePath('/shop', language)}>
          {texts.continue}
        </a>
        <p className="micro muted cart-returns">{text('returns', { days: returnDays })}</p>
      </section>
    </div>
  );
}
