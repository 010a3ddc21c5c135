import company from '#content/company.json' with { type: 'json' };
import type { Language } from '#src/domain/language/languages.ts';
import { countryName } from '#src/i18n/formatters.ts';

/** The seller as content/company.json has it. */
export { company };

/** The seller's postal address, one part a line. */
export function companyAddress(language: Language): string[] {
  return [company.street, `${company.postcode} ${company.city}`, countryName(company.country, language)];
}
