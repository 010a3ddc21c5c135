/** Shapes of the six countries' VAT numbers after the country's letters (European Commission, VIES, structure of numbers). */
const shapes: Readonly<Record<string, RegExp>> = {
  LT: /^(?:[0-9]{9}|[0-9]{12})$/,
  LV: /^[0-9]{11}$/,
  EE: /^[0-9]{9}$/,
  PL: /^[0-9]{10}$/,
  DE: /^[0-9]{9}$/,
  FI: /^[0-9]{8}$/,
};

/** The letters that the other member states' numbers begin with; Greece writes EL, Northern Ireland XI. */
const otherStates = 'AT BE BG CY CZ DK EL ES FR HR HU IE IT LU MT NL PT RO SE SI SK XI'.split(' ');
const otherShape = /^[0-9A-Z+*]{2,12}$/;

/** A VAT number of the country that the numbers look like, for hints. */
export const vatCodeExample = 'LT100001234513';

/**
 * Reads a VAT number as people type it and gives it with its country's letters and without spaces; undefined when it cannot be
 * one. A number without letters is of `country`. Only the form is looked at, no register is asked.
 */
export function parseVatCode(text: string, country: string): string | undefined {
  const compact = text.toUpperCase().replace(/[\s.-]/g, '');
  const full = /^[0-9]/.test(compact) ? country + compact : compact;
  const [state, number] = [full.slice(0, 2), full.slice(2)];
  const shape = shapes[state] ?? (otherStates.includes(state) ? otherShape : undefined);
  return shape?.test(number) ? full : undefined;
}

/** Whose register a company is in: the country of its VAT number, else `country`. */
export function companyCountry(vatCode: string, country: string): string {
  const letters = /^\s*([A-Z]{2})/i.exec(vatCode)?.[1];
  return letters?.toUpperCase() ?? country;
}
