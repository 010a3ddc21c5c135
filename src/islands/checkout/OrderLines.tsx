import { lineKey } from '#src/domain/cart/cart.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { lineName, lineVariant } from '../shared/cart-view.ts';
import type { CheckoutPageData } from './checkout-texts.ts';
import type { Summary } from './use-summary.ts';

/** What is ordered, line by line. */
export function OrderLines({ data, summary }: { readonly data: CheckoutPageData; readonly summary: Summary }) {
  const text = islandText(data.language, data.texts.summary);
  return (
    <ul className="order-lines">
      {summary.cart.map((line, index) => (
        <li key={lineKey(line)}>
          <span className="picture ratio-3-4">
            {line.image && <img src={line.image} alt="" width={60} height={80} />}
          </span>
          <span>
            {lineName(line, data.language)}
            <span className="small muted">
              {lineVariant(line, data.colors)}
              {line.quantity > 1 && ` ${text('pieces', { count: line.quantity })}`}
            </span>
          </span>
          <span>{summary.money(summary.totals.lines[index]?.gross ?? 0)}</span>
        </li>
      ))}
    </ul>
  );
}
