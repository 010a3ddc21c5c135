/** The database has the same: letters, digits and hyphens, 3 to 40 of them. */
const shape = /^[A-Z0-9][A-Z0-9-]{2,39}$/;

/**
 * A coupon's code as the shop keeps it, from what somebody typed or a link carries: upper case, without spaces, with plain
 * hyphens. Undefined when it can be no code.
 */
export function normalizeCouponCode(typed: string): string | undefined {
  const code = typed
    .replace(/\s/g, '')
    .replace(/[‐-―−]/g, '-')
    .toUpperCase();
  return shape.test(code) ? code : undefined;
}
