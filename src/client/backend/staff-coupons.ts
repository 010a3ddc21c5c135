import {
  type CodeView,
  type CouponCodes,
  type CouponPage,
  type CouponReading,
  type CouponView,
  couponCodes,
  couponPage,
  foundCoupon,
  type NamedProduct,
  namedProducts,
  type WeighedCode,
  weighedCode,
} from '#src/contracts/staff-coupons.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { askBackend } from './ask-backend.ts';

// Each answers null to whoever is not an administrator with all locks open, and throws as askBackend does, or on an answer that
// does not fit its contract.

export interface CouponsAsked {
  readonly view: CouponView;
  readonly words?: string | undefined;
  readonly after?: { readonly at: string; readonly id: string } | undefined;
}

/** A page of coupons, the newest first. */
export async function listCoupons(token: string, asked: CouponsAsked): Promise<CouponPage | null> {
  return couponPage.parse(await askBackend({ path: 'rpc/list_coupons', body: { asked }, token }));
}

/** The coupon of a code with its uses, or those before a time (ISO 8601); goods named in `language`. */
export async function readCoupon(
  token: string,
  asked: { readonly code: string; readonly language: Language; readonly before?: string | undefined },
): Promise<CouponReading | null> {
  return foundCoupon.parse(await askBackend({ path: 'rpc/read_coupon_for_staff', body: { asked }, token }));
}

/** Products for sale that words or a SKU find, twelve at most. */
export async function findProductsToName(
  token: string,
  asked: { readonly words: string; readonly language: Language },
): Promise<readonly NamedProduct[] | null> {
  const found = namedProducts.parse(await askBackend({ path: 'rpc/find_products_to_name', body: { asked }, token }));
  return found?.products ?? null;
}

/** What it means for announced prices when everybody may use a code; `minimum` in euro cents. */
export async function weighPublicCode(
  token: string,
  asked: {
    readonly percent: number;
    readonly minimum: number;
    readonly restricted: boolean;
    readonly products: readonly string[];
    readonly categories: readonly string[];
    readonly language: Language;
  },
): Promise<WeighedCode | null> {
  return weighedCode.parse(await askBackend({ path: 'rpc/weigh_public_code', body: { asked }, token }));
}

/** Codes of a batch (its id), those after `after`. */
export async function readCouponCodes(
  token: string,
  asked: { readonly coupon: string; readonly view: CodeView; readonly after?: string | undefined },
): Promise<CouponCodes | null> {
  return couponCodes.parse(await askBackend({ path: 'rpc/read_coupon_codes', body: { asked }, token }));
}
