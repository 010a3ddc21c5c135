import { intlLocales, type Language } from '#src/domain/language/languages.ts';
import { carrierNames } from '#src/domain/shipping/carriers.ts';
import type { OrderMailData, OrderMailItem } from './order-data.ts';
import { emailTexts } from './texts/email-texts.ts';

/** `lapkričio 24–26`, `24–26 November`: two calendar dates (`YYYY-MM-DD`) as one span. */
export function dateSpan(from: string, to: string, language: Language): string {
  const format = new Intl.DateTimeFormat(intlLocales[language], { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const span = format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
  // Lithuanian puts `d.` after a single date but not after a span: our sentence has it, once.
  return span
    .replace(/\s/g, ' ')
    .replace(/ *d\.$/, '')
    .replace(/(?<=^\d+)\s–\s(?=\d+ )/, '–');
}

/** The day that an instant falls on in Vilnius, in words. */
export function dayOf(instant: string, language: Language): string {
  const options = { month: 'long', day: 'numeric', timeZone: 'Europe/Vilnius' } as const;
  return new Intl.DateTimeFormat(intlLocales[language], options).format(new Date(instant));
}

/** `21`, `25,5`: a VAT rate in percent. */
export function percent(basisPoints: number, language: Language): string {
  return new Intl.NumberFormat(intlLocales[language], { maximumFractionDigits: 2 }).format(basisPoints / 100);
}

/** The product's name as it was when it was bought. */
export function itemName(item: OrderMailItem, language: Language): string {
  return { en: item.name, lt: item.name_lt, ru: item.name_ru }[language];
}

/** `Žalia, M, 2 vnt.` */
export function itemNote(item: OrderMailItem, language: Language): string {
  const { colors, common, confirmation } = emailTexts[language];
  const parts = [colors[item.color] ?? item.color, item.size === '' ? common.oneSize : item.size];
  if (item.quantity > 1) parts.push(confirmation.pieces(item.quantity));
  return parts.filter((part) => part !== '').join(', ');
}

function countryName(code: string, language: Language): string | undefined {
  return new Intl.DisplayNames([intlLocales[language]], { type: 'region' }).of(code);
}

/** Name, parcel locker, street, postcode with town, country: the lines that are known. */
export function addressLines(order: OrderMailData): string[] {
  const country = countryName(order.delivery_country, order.language);
  const town = [order.delivery_postcode, order.delivery_city].filter(Boolean).join(' ');
  const locker = order.pickup_carrier && `${carrierNames[order.pickup_carrier]}, ${order.pickup_point_name}`;
  return [order.delivery_name, locker, order.delivery_street, town, country].filter((part) => part) as string[];
}

/** Street, postcode with town, country of the company's seat, where the order says it. */
function companyPlace(order: OrderMailData): string[] {
  if (!order.company_street || !order.company_country) return [];
  const town = [order.company_postcode, order.company_city].filter(Boolean).join(' ');
  return [order.company_street, town, countryName(order.company_country, order.language) ?? order.company_country];
}

/** Name, code, VAT number and address of a company that bought; none of a person. */
export function companyLines(order: OrderMailData): string[] {
  if (!order.company_name) return [];
  const { confirmation } = emailTexts[order.language];
  return [
    order.company_name,
    ...(order.company_code ? [confirmation.companyCode(order.company_code)] : []),
    ...(order.company_vat_code ? [confirmation.companyVatCode(order.company_vat_code)] : []),
    ...companyPlace(order),
  ];
}
