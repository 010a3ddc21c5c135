import type { ShippingCountry } from './zones.ts';

interface PhoneRule {
  readonly code: string;
  /** Digits dialled before a number inside the country; dropped in the international form. */
  readonly trunk: readonly string[];
  readonly national: RegExp;
  /** Shown beside the field. */
  readonly example: string;
}

/** National numbering plans (ITU E.164); Lithuania dials 0, and 8 until old habits die. */
const rules: Readonly<Record<ShippingCountry, PhoneRule>> = {
  LT: { code: '370', trunk: ['0', '8'], national: /^[2-9][0-9]{7}$/, example: '+370 612 34567' },
  LV: { code: '371', trunk: [], national: /^[2-9][0-9]{7}$/, example: '+371 21 234 567' },
  EE: { code: '372', trunk: [], national: /^[3-9][0-9]{6,7}$/, example: '+372 5123 4567' },
  PL: { code: '48', trunk: [], national: /^[1-9][0-9]{8}$/, example: '+48 512 345 678' },
  DE: { code: '49', trunk: ['0'], national: /^[1-9][0-9]{5,12}$/, example: '+49 1512 3456789' },
  FI: { code: '358', trunk: ['0'], national: /^[1-9][0-9]{4,11}$/, example: '+358 41 2345678' },
};

/** A phone number of the country, for hints. */
export function phoneExample(country: ShippingCountry): string {
  return rules[country].example;
}

/**
 * Reads a phone number as people type it. A number with `+` or `00` may be of any country; one without is of `country`.
 * Returns the international form (`+37061234567`) or undefined when nobody could be reached there.
 */
export function parsePhone(text: string, country: ShippingCountry): string | undefined {
  const compact = text.replace(/[\s().\u2010-\u2015/-]/g, '').replace(/^00/, '+');
  const foreign = /^\+([1-9][0-9]{7,14})$/.exec(compact)?.[1];
  const rule = rules[country];
  if (foreign !== undefined) {
    const isLocal = foreign.startsWith(rule.code);
    return !isLocal || rule.national.test(foreign.slice(rule.code.length)) ? `+${foreign}` : undefined;
  }
  const candidates = [compact, ...rule.trunk.filter((digit) => compact.startsWith(digit)).map(() => compact.slice(1))];
  const national = candidates.reverse().find((candidate) => rule.national.test(candidate));
  return national === undefined ? undefined : `+${rule.code}${national}`;
}
