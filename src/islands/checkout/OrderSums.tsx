import { islandText } from '#src/i18n/island-text.ts';
import type { CheckoutPageData } from './checkout-texts.ts';
import type { Summary } from './use-summary.ts';

/** Goods, delivery, VAT, total. */
export function OrderSums({ data, summary }: { readonly data: CheckoutPageData; readonly summary: Summary }) {
  const { summary: words, form } = data.texts;
  const text = islandText(data.language, words);
  const { totals, chosen, money } = summary;
  const percent = new Intl.NumberFormat(data.language, { maximumFractionDigits: 2 }).format(summary.vatPercent);
  return (
    <dl className="sums">
      <div>
        <dt>{words.goods}</dt>
        <dd>{money(totals.subtotal)}</dd>
      </div>
      {totals.discount > 0 && (
        <div>
          <dt>{islandText(data.language, data.coupon)('discount', { code: summary.couponCode })}</dt>
          <dd>{money(-totals.discount)}</dd>
        </div>
      )}
      <div>
        <dt>{words.delivery}</dt>
        <dd>{chosen === undefined ? words.later : totals.shipping === 0 ? form.free : money(totals.shipping)}</dd>
      </div>
      {summary.zone && (
        <div className="muted">
          <dt>{text('vat', { rate: percent })}</dt>
          <dd>{money(totals.vat)}</dd>
        </div>
      )}
      <div className="sums-total">
        <dt>{words.total}</dt>
        <dd data-total={totals.total}>{money(totals.total)}</dd>
      </div>
      {summary.isLitas && (
        <div className="small muted">
          <dt>{form.litas}</dt>
        </div>
      )}
    </dl>
  );
}
