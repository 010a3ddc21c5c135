/**
 * Does a page begin a visit: is it opened from elsewhere, and not on the way back from a payment? `referrer` is the address that
 * led here, empty where there was none.
 */
export function isArrival(address: string, referrer: string): boolean {
  const { origin, pathname, searchParams } = new URL(address);
  if (URL.canParse(referrer) && new URL(referrer).origin === origin) return false;
  return !searchParams.has('cancelled') && !pathname.endsWith('/checkout-success');
}
