import * as z from 'zod';
import file from '#content/company.json' with { type: 'json' };
import type { Language } from '#src/domain/language/languages.ts';
import { countryName } from '#src/i18n/formatters.ts';
import { parseContent, text } from './parse-content.ts';

const companySchema = z.strictObject({
  /** True as long as the seller is invented: a production build stops (decisions.md, demonstration data). */
  demonstration: z.boolean(),
  name: text,
  legalName: text,
  code: z.string().regex(/^\d{9}$/, 'is no company code: write its nine digits'),
  vatCode: z.string().regex(/^LT(\d{9}|\d{12})$/, 'is no Lithuanian VAT code: write "LT" and 9 or 12 digits'),
  street: text,
  postcode: z.string().regex(/^LT-\d{5}$/, 'is no Lithuanian postcode: write it as in "LT-01103"'),
  city: text,
  country: z.literal('LT'),
  phone: z
    .string()
    .regex(/^\+\d[\d ]{7,}$/, 'is no telephone number: begin with "+" and the country, as in "+370 600 00000"'),
  email: z.email('is no e-mail address: correct it'),
  /** Where requests about personal data go. */
  privacyEmail: z.email('is no e-mail address: correct it'),
  paymentMethods: z.array(text).min(1),
});

/** Reads the seller; a mistake throws with file, field and remedy. */
export function parseCompany(value: unknown): z.infer<typeof companySchema> {
  return parseContent('content/company.json', companySchema, value);
}

/** The seller as content/company.json has it. */
export const company = parseCompany(file);

/** The seller's postal address, one part a line. */
export function companyAddress(language: Language): string[] {
  return [company.street, `${company.postcode} ${company.city}`, countryName(company.country, language)];
}
