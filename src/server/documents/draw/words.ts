import type { Buyer, Seller } from '#src/domain/document/invoice.ts';
import { intlLocales, type Language } from '#src/domain/language/languages.ts';
import type { ChargedCurrency } from '#src/domain/money/currency.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { emailTexts } from '#src/server/emails/texts/email-texts.ts';
import { documentTexts } from '../texts/document-texts.ts';

/** `22 November 2026`, `2026-11-22`, `22.11.2026`: a calendar date (`YYYY-MM-DD`) as documents of the language write it. */
export function dayInWords(day: string, language: Language): string {
  if (language === 'lt') return day;
  const options: Intl.DateTimeFormatOptions =
    language === 'en'
      ? { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }
      : { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' };
  return new Intl.DateTimeFormat(intlLocales[language], options).format(new Date(`${day}T00:00:00Z`));
}

/** `21 %`, `25,5 %`, `21%`: a VAT rate as the language writes percents. */
export function rateInWords(basisPoints: number, language: Language): string {
  const format = new Intl.NumberFormat(intlLocales[language], { style: 'percent', maximumFractionDigits: 2 });
  return format.format(basisPoints / 10_000);
}

/** `000012`: at least six digits, so that numbers sort. */
export function paddedNumber(number: number): string {
  return String(number).padStart(6, '0');
}

/** `Serija GJ Nr. 000012` */
export function numberInWords(series: string, number: number, language: Language): string {
  return documentTexts[language].numbered(series, paddedNumber(number));
}

/** An amount with a true minus sign, as documents are set. */
export function moneyInWords(minorUnits: number, currency: ChargedCurrency, language: Language): string {
  return formatMoney(minorUnits, currency, language).replace('-', '−');
}

/** `Žalia, M`: what tells a piece from its sisters. */
export function variantInWords(
  { size, color }: { readonly size: string; readonly color: string },
  language: Language,
): string {
  const { colors, common } = emailTexts[language];
  return [colors[color] ?? color, size === '' ? common.oneSize : size].filter((part) => part !== '').join(', ');
}

function countryName(country: string, language: Language): string {
  return new Intl.DisplayNames([intlLocales[language]], { type: 'region' }).of(country) ?? country;
}

/** Street, postcode with town, country: the lines that are known. */
export function placeLines(
  place: Pick<Buyer, 'street' | 'postcode' | 'city' | 'country'>,
  language: Language,
): string[] {
  const town = [place.postcode, place.city].filter(Boolean).join(' ');
  return [place.street ?? '', town, countryName(place.country, language)].filter((line) => line !== '');
}

export function sellerLines(seller: Seller, language: Language): string[] {
  const words = documentTexts[language];
  return [
    seller.name,
    `${words.companyCode} ${seller.code}`,
    `${words.vatCode} ${seller.vatCode}`,
    ...placeLines(seller, language),
    seller.phone,
    seller.email,
  ];
}

export function buyerLines(buyer: Buyer, language: Language): string[] {
  const words = documentTexts[language];
  return [
    buyer.name ?? words.privateBuyer,
    ...(buyer.companyCode === null ? [] : [`${words.companyCode} ${buyer.companyCode}`]),
    ...(buyer.vatCode === null ? [] : [`${words.vatCode} ${buyer.vatCode}`]),
    ...placeLines(buyer, language),
  ];
}
