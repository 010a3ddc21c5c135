/** Digits, in groups of three or not, and one or two decimals after a comma or a point. */
const amount = /^(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d{1,8})(?:[.,](\d{1,2}))?$/;

/**
 * What somebody typed as an amount, in minor units: `12`, `12,5`, `12.50`, `1 234,56`; a currency's sign may stand beside it.
 * Undefined where it is none.
 */
export function parseTypedAmount(typed: string): number | undefined {
  const found = amount.exec(typed.replace(/[€$]/g, '').trim());
  if (found === null) return undefined;
  const [, whole = '', part = ''] = found;
  return Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'));
}
