import * as z from 'zod/mini';
import { languages } from '#src/domain/language/languages.ts';
import { parsePhone } from '#src/domain/shipping/phone.ts';
import { parsePostcode } from '#src/domain/shipping/postcodes.ts';
import { shippingCountries } from '#src/domain/shipping/zones.ts';

const required = (maximum: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum));
/** What is left empty is not stored. */
const optional = (maximum: number) =>
  z.pipe(
    z.string().check(z.trim(), z.maxLength(maximum)),
    z.transform((text) => (text === '' ? null : text)),
  );

/**
 * An address as it is typed. Postcode and phone are written as the country writes them, or named (`path`) as wrong.
 */
export const addressForm = z.pipe(
  z
    .object({
      name: required(100),
      phone: optional(32),
      company: optional(150),
      street: required(200),
      postcode: required(12),
      city: required(100),
      country: z.enum(shippingCountries),
    })
    .check((context) => {
      const { country, phone, postcode } = context.value;
      if (parsePostcode(postcode, country) === undefined)
        context.issues.push({ code: 'custom', path: ['postcode'], input: postcode });
      if (phone !== null && parsePhone(phone, country) === undefined)
        context.issues.push({ code: 'custom', path: ['phone'], input: phone });
    }),
  z.transform(({ phone, postcode, ...address }) => ({
    ...address,
    postcode: parsePostcode(postcode, address.country) ?? postcode,
    phone: phone === null ? null : (parsePhone(phone, address.country) ?? phone),
  })),
);
export type AddressForm = z.input<typeof addressForm>;

/** What a person may change of their profile (accounts-and-back-office.md, section 7); what is left out stays as it is. */
export const profileForm = z.object({
  display_name: z.optional(optional(100)),
  phone_number: z.optional(
    optional(25).check(z.refine((phone) => phone === null || /^\+?[0-9 ()-]{5,25}$/.test(phone))),
  ),
  shipping_address: z.optional(optional(1000)),
  language: z.optional(z.enum(languages)),
});
export type ProfileForm = z.input<typeof profileForm>;

/** A profile as it is kept. */
export const profile = z.object({
  display_name: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  shipping_address: z.nullable(z.string()),
  language: z.enum(languages),
});
export type Profile = z.output<typeof profile>;
