import type { ShippingCountry } from './zones.ts';

interface PostcodeRule {
  /** Matches what remains of the text without spaces, hyphens and the country's letters. */
  readonly digits: RegExp;
  /** How the digits are written. */
  readonly write: (digits: string) => string;
  /** Shown beside the field. */
  readonly example: string;
}

const plain = (digits: string) => digits;

/** Rules of the national posts (Universal Postal Union, addressing systems). */
const rules: Readonly<Record<ShippingCountry, PostcodeRule>> = {
  LT: { digits: /^[0-9]{5}$/, write: (digits) => `LT-${digits}`, example: 'LT-01103' },
  LV: { digits: /^[0-9]{4}$/, write: (digits) => `LV-${digits}`, example: 'LV-1050' },
  EE: { digits: /^[0-9]{5}$/, write: plain, example: '10111' },
  PL: { digits: /^[0-9]{5}$/, write: (digits) => `${digits.slice(0, 2)}-${digits.slice(2)}`, example: '00-950' },
  DE: { digits: /^(?!00)[0-9]{5}$/, write: plain, example: '10115' },
  FI: { digits: /^[0-9]{5}$/, write: plain, example: '00100' },
};

/** A postcode of the country as its post writes it, for hints. */
export function postcodeExample(country: ShippingCountry): string {
  return rules[country].example;
}

/**
 * Reads a postcode as people type it (with or without the country's letters, spaces and hyphens) and gives it as the
 * country's post writes it; undefined when it cannot be one.
 */
export function parsePostcode(text: string, country: ShippingCountry): string | undefined {
  const compact = text.toUpperCase().replace(/[\s‐-―-]/g, '');
  const digits = compact.startsWith(country) ? compact.slice(2) : compact;
  return rules[country].digits.test(digits) ? rules[country].write(digits) : undefined;
}
