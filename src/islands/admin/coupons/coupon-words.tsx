import type { ListedCoupon } from '#src/contracts/staff-coupons.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import type { SectionProps } from '../admin-data.ts';
import { State } from '../Table.tsx';
import type { CouponForm } from './coupon-form.ts';

export type Section = SectionProps<'admin-coupons'>;
type Terms = Pick<ListedCoupon, 'kind' | 'value' | 'minimum_goods' | 'first_day' | 'last_day'>;

const tones = { running: 'good', planned: 'warn', used_up: 'plain', over: 'plain', off: 'plain' } as const;

/** Where a coupon stands. */
export function CouponState({ texts, state }: Section & { readonly state: ListedCoupon['state'] }) {
  return <State tone={tones[state]}>{texts.states[state]}</State>;
}

/** The code of a coupon; of a batch what its codes begin with. */
export const codeWords = ({ code, batch_size: size }: Pick<ListedCoupon, 'code' | 'batch_size'>): string =>
  size === null ? code : `${code}-…`;

/** What a coupon takes off: `10 %`, `20,00 €`, free delivery. */
export function reductionWords({ data, texts }: Section, { kind, value }: Terms): string {
  if (kind === 'free_shipping') return texts.kinds.free_shipping;
  return kind === 'percent' ? `−${value} %` : `−${formatMoney(value, 'EUR', data.language)}`;
}

/** From when until when. */
export function periodWords({ data, texts }: Section, { first_day: first, last_day: last }: Terms): string {
  const text = islandText(data.language, texts);
  const from = shortDay(first, data.language);
  return last === null
    ? text('period.open', { from })
    : text('period.closed', { from, to: shortDay(last, data.language) });
}

/** The fields of a coupon, each with what stood in it and what stands in it now. */
export function changedFields({ texts }: Section, before: CouponForm, now: CouponForm) {
  const { form: names } = texts;
  const yes = (is: boolean) => (is ? texts.facts.yes : texts.facts.no);
  const goods = ({ isRestricted, categories, products }: CouponForm) =>
    isRestricted ? [...categories, ...products.map(({ name }) => name)].join(', ') : texts.allGoods;
  return [
    [names.code, before.code, now.code],
    [names.kind, texts.kinds[before.kind], texts.kinds[now.kind]],
    [names.value, before.value, now.value],
    [names.minimum, before.minimum, now.minimum],
    [names.firstDay, before.firstDay, now.firstDay],
    [names.lastDay, before.lastDay, now.lastDay],
    [names.uses, before.uses, now.uses],
    [names.usesEach, before.usesEach, now.usesEach],
    [names.public, yes(before.isPublic), yes(now.isPublic)],
    [texts.columns.goods, goods(before), goods(now)],
    [names.note, before.note, now.note],
  ] as const;
}
