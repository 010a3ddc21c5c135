import type { CouponReading, ListedCoupon } from '#src/contracts/staff-coupons.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import type { SectionProps } from '../admin-data.ts';
import { nameIn } from '../naming.ts';
import { State } from '../Table.tsx';

export type Section = SectionProps<'admin-coupons'>;
type Terms = Pick<ListedCoupon, 'kind' | 'value' | 'minimum_goods' | 'first_day' | 'last_day'>;

const tones = { running: 'good', planned: 'warn', used_up: 'plain', over: 'plain', off: 'plain' } as const;

/** Where a coupon stands. */
export function CouponState({ texts, state }: Section & { readonly state: ListedCoupon['state'] }) {
  return <State tone={tones[state]}>{texts.states[state]}</State>;
}

/** What a coupon takes off: `10 %`, `20,00 €`, free delivery. */
export function reductionWords({ data, texts }: Section, { kind, value }: Terms): string {
  if (kind === 'free_shipping') return texts.kinds.free_shipping;
  return kind === 'percent' ? `−${value} %` : `−${formatMoney(value, 'EUR', data.language)}`;
}

/** Categories, parents first, by the way to them: `Women / Shoes`. */
export function categoryPaths(categories: CouponReading['categories'], language: Language) {
  const above: string[] = [];
  return categories.map((category) => {
    above.splice(category.depth, above.length, nameIn(language, category));
    return { slug: category.slug, path: above.join(' / ') };
  });
}

/** From when until when. */
export function periodWords({ data, texts }: Section, { first_day: first, last_day: last }: Terms): string {
  const text = islandText(data.language, texts);
  const from = shortDay(first, data.language);
  return last === null
    ? text('period.open', { from })
    : text('period.closed', { from, to: shortDay(last, data.language) });
}
