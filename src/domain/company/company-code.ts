/** The remainder that a row of weights leaves, as the register computes it. */
function remainder(digits: readonly number[], firstWeight: number): number {
  // Weights run from 1 to 9 and begin again.
  const sum = digits.reduce((total, digit, index) => total + digit * (((firstWeight - 1 + index) % 9) + 1), 0);
  return sum % 11;
}

/**
 * The last digit of a Lithuanian company code (Register of Legal Entities): digits by the weights 1, 2, 3 … modulo 11; where
 * that leaves 10, by the weights 3, 4, 5 …; where that leaves 10 too, 0.
 */
export function companyCheckDigit(digits: string): number {
  const numbers = Array.from(digits, Number);
  const first = remainder(numbers, 1);
  return first < 10 ? first : remainder(numbers, 3) % 10;
}

const lithuanian = /^(?:[0-9]{7}|[0-9]{9})$/;
/** Codes of other countries' registers, of which only the shape is known. */
const foreign = /^[0-9A-Z][0-9A-Z/.-]{2,29}$/;

/**
 * Reads a company code as people type it and gives it without spaces; undefined when it cannot be one. Lithuanian codes have 9
 * digits, those given before 2004 have 7; the last is a check digit.
 */
export function parseCompanyCode(text: string, country: string): string | undefined {
  const compact = text.toUpperCase().replace(/\s/g, '');
  if (country !== 'LT') return foreign.test(compact) ? compact : undefined;
  if (!lithuanian.test(compact)) return undefined;
  return companyCheckDigit(compact.slice(0, -1)) === Number(compact.at(-1)) ? compact : undefined;
}
