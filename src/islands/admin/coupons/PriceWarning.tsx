import { weighPublicCode } from '#src/client/backend/staff-coupons.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { useReading } from '../use-reading.ts';
import type { CouponTermsTyped } from './coupon-form.ts';
import type { Section } from './coupon-words.tsx';

/**
 * What it means that everybody may use a code of so many percent: it announces a reduction, which the law holds against the lowest
 * price of the thirty days before (law.md, lowest price).
 */
export function PriceWarning({ terms, ...section }: Section & { readonly terms: CouponTermsTyped }) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const { value: percent, minimum_goods: minimum, restricted, products, categories } = terms;
  const asked = { percent, minimum, restricted, products, categories, language };
  const { value } = useReading(JSON.stringify(asked), ({ token }) => weighPublicCode(token, asked));
  const money = (cents: number) => formatMoney(cents, 'EUR', language);
  const count = value?.unreduced.count ?? 0;
  return (
    <div className="admin-warning" role="status">
      <p>{text('warning.lead', { count: value?.covered ?? 0 })}</p>
      {value && count > 0 && (
        <>
          <p className="admin-late">{text('warning.unreduced', { count })}</p>
          <ul className="admin-rows">
            {value.unreduced.first.map(({ id, name, price, with_code: withCode, lowest }) => (
              <li key={id}>
                <span>{name}</span>
                <span>
                  {text('warning.example', { price: money(price), with: money(withCode), lowest: money(lowest) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
