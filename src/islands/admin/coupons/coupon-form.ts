import { longestBeginning, mostCodes, type WantedCoupon } from '#src/contracts/admin-coupons.ts';
import type { FoundCoupon, NamedProduct } from '#src/contracts/staff-coupons.ts';
import { parseTypedAmount } from '#src/domain/money/typed-amount.ts';
import type { CouponKind } from '#src/domain/pricing/coupon.ts';
import { normalizeCouponCode } from '#src/domain/pricing/coupon-code.ts';

/** A coupon as it is typed: fields hold what stands in them. */
export interface CouponForm {
  readonly code: string;
  readonly kind: CouponKind;
  /** Percent, or euro. */
  readonly value: string;
  readonly minimum: string;
  /** `YYYY-MM-DD`; without a last day it never ends. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly uses: string;
  readonly usesEach: string;
  readonly isPublic: boolean;
  readonly note: string;
  readonly isRestricted: boolean;
  readonly products: readonly NamedProduct[];
  readonly categories: readonly string[];
  /** Many codes, each good for one order: `code` is what they begin with. */
  readonly isBatch: boolean;
  /** How many of them are to be made; null where none are. */
  readonly codes: string | null;
}

/** Which field cannot be taken, and which sentence says how to mend it. */
export type CouponProblems = Partial<Record<CouponProblemField, CouponProblem>>;
export type CouponProblemField =
  | 'code'
  | 'value'
  | 'minimum'
  | 'firstDay'
  | 'lastDay'
  | 'uses'
  | 'usesEach'
  | 'goods'
  | 'codes'
  | 'note';
type CouponProblem =
  | 'code'
  | 'percent'
  | 'amount'
  | 'day'
  | 'lastDay'
  | 'uses'
  | 'goods'
  | 'beginning'
  | 'codes'
  | 'name';

export type CouponTermsTyped = Omit<WantedCoupon, 'id' | 'version' | 'active'>;

const day = /^\d{4}-\d{2}-\d{2}$/;
const euros = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));
const usesOf = (typed: string) => (/^\d{1,6}$/.test(typed.trim()) && Number(typed) > 0 ? Number(typed) : undefined);

/** What a new coupon, or a new batch of codes, begins with; `today` is the day of Vilnius. */
export const emptyCoupon = (today: string, isBatch = false): CouponForm => ({
  ...{ code: '', kind: 'percent', value: '', minimum: '', firstDay: today, lastDay: '', uses: '', usesEach: '' },
  ...{ isPublic: false, note: '', isRestricted: false, products: [], categories: [] },
  ...{ isBatch, codes: isBatch ? '' : null },
});

/** A coupon as its fields show it. */
export const formOf = (coupon: FoundCoupon): CouponForm => ({
  code: coupon.code,
  kind: coupon.kind,
  value: coupon.kind === 'free_shipping' ? '' : coupon.kind === 'percent' ? String(coupon.value) : euros(coupon.value),
  minimum: coupon.minimum_goods === 0 ? '' : euros(coupon.minimum_goods),
  firstDay: coupon.first_day,
  lastDay: coupon.last_day ?? '',
  uses: coupon.maximum_redemptions === null || coupon.batch_size !== null ? '' : String(coupon.maximum_redemptions),
  usesEach: coupon.maximum_per_customer === null ? '' : String(coupon.maximum_per_customer),
  isPublic: coupon.public,
  note: coupon.note,
  isRestricted: coupon.restricted,
  products: coupon.products,
  categories: coupon.categories,
  isBatch: coupon.batch_size !== null,
  codes: null,
});

/** The value that was typed: percent, or cents; 0 for free delivery. Undefined where it is none. */
function typedValue({ kind, value }: CouponForm): number | undefined {
  if (kind === 'free_shipping') return 0;
  const number =
    kind === 'fixed' ? parseTypedAmount(value) : /^\d{1,3}\s*%?$/.test(value.trim()) ? Number.parseInt(value, 10) : 0;
  return number === undefined || number < 1 || (kind === 'percent' && number > 100) ? undefined : number;
}

/** What the fields say, and every field that cannot be taken. */
export function readForm(form: CouponForm): { readonly terms?: CouponTermsTyped; readonly problems: CouponProblems } {
  const code = normalizeCouponCode(form.code);
  const value = typedValue(form);
  const minimum = form.minimum.trim() === '' ? 0 : parseTypedAmount(form.minimum);
  const uses = form.uses.trim() === '' ? null : usesOf(form.uses);
  const usesEach = form.usesEach.trim() === '' ? null : usesOf(form.usesEach);
  const codes = usesOf(form.codes ?? '') ?? Number.NaN;
  const isGoodsless = form.isRestricted && form.products.length + form.categories.length === 0;
  const problems: CouponProblems = {
    ...((code === undefined || (form.codes !== null && code.length > longestBeginning)) && {
      code: form.isBatch ? 'beginning' : 'code',
    }),
    ...(value === undefined && { value: form.kind === 'fixed' ? 'amount' : 'percent' }),
    ...(minimum === undefined && { minimum: 'amount' }),
    ...(!day.test(form.firstDay) && { firstDay: 'day' }),
    ...(form.lastDay !== '' && (!day.test(form.lastDay) || form.lastDay < form.firstDay) && { lastDay: 'lastDay' }),
    ...(uses === undefined && { uses: 'uses' }),
    ...(usesEach === undefined && { usesEach: 'uses' }),
    ...(form.codes !== null && !(codes <= mostCodes) && { codes: 'codes' }),
    ...(form.isBatch && form.note.trim() === '' && { note: 'name' }),
    ...(isGoodsless && { goods: 'goods' }),
  };
  if (Object.keys(problems).length > 0 || code === undefined || value === undefined || minimum === undefined)
    return { problems };
  const terms = {
    ...{ code, kind: form.kind, value, minimum_goods: minimum },
    ...{ first_day: form.firstDay, last_day: form.lastDay || null },
    ...{ maximum_redemptions: uses ?? null, maximum_per_customer: usesEach ?? null },
    ...{ public: form.isPublic, note: form.note.trim(), restricted: form.isRestricted },
    products: form.isRestricted ? form.products.map(({ id }) => id) : [],
    categories: form.isRestricted ? [...form.categories] : [],
    ...(form.codes !== null && { codes }),
  };
  return { terms, problems };
}
