import type { ShopFacts } from '#src/domain/catalogue/shop-facts.ts';
import { intlLocales, type Language } from '#src/domain/language/languages.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import type { DeliveryOptionCode } from '#src/domain/shipping/zones.ts';
import { countryName } from '#src/i18n/formatters.ts';
import { type Translator, translator } from '#src/i18n/translator.ts';
import { company, companyAddress } from './company.ts';
import { escapeHtml } from './escape-html.ts';

type Range = readonly [from: number, to: number];
type Words = Translator<'content'>;

/** An amount as pages show it; the currency picker rewrites it by its cents. */
export function moneyHtml(cents: number, language: Language): string {
  return `<span data-price-cents="${cents}">${formatMoney(cents, 'EUR', language)}</span>`;
}

/** “2 to 3 business days”, in the case that follows “per” and «в течение». */
export function businessDays([from, to]: Range, words: Words): string {
  return from === to ? words('inBusinessDays', { count: to }) : words('inBusinessDayRange', { from, count: to });
}

/** “3 to 5 days”, likewise. */
function days([from, to]: Range, words: Words): string {
  return from === to ? words('inDays', { count: to }) : words('inDayRange', { from, count: to });
}

const link = (href: string, words: string) => `<a class="link" href="${href}">${escapeHtml(words)}</a>`;

/** The zone that the texts speak of by themselves: Lithuania's. */
export function homeZone(facts: ShopFacts) {
  const zone = facts.zones.find(({ country }) => country === 'LT');
  if (zone === undefined) throw new Error('shipping_zones has no row for Lithuania (LT): the texts are written for it');
  return zone;
}

/** How long an option takes in Lithuania after dispatch, business days; undefined where it is not offered. */
function transit(facts: ShopFacts, code: DeliveryOptionCode): Range | undefined {
  const option = homeZone(facts).options.find((offered) => offered.code === code);
  return option && [option.minimumDays, option.maximumDays];
}

/** What an option adds to the standard fee, euro cents. */
function surcharge(facts: ShopFacts, code: DeliveryOptionCode): number {
  return homeZone(facts).options.find((offered) => offered.code === code)?.surcharge ?? 0;
}

/**
 * What the Markdown of pages may name as `{{name}}`: every number of the shop comes from the database's settings and zones or
 * from content/company.json, so that no two pages can disagree (decisions.md, who owns a text). Values are HTML.
 */
export function pageFacts(facts: ShopFacts, language: Language): Readonly<Record<string, string>> {
  const words = translator(language, 'content');
  const money = (cents: number) => moneyHtml(cents, language);
  const { returns } = facts;
  const zone = homeZone(facts);
  const list = new Intl.ListFormat(intlLocales[language]);
  return {
    freeFromHome: money(zone.freeFrom),
    feeHome: money(zone.standardFee),
    expressExtra: money(surcharge(facts, 'express')),
    premiumExtra: money(surcharge(facts, 'premium')),
    standardTransit: businessDays(transit(facts, 'standard') ?? [0, 0], words),
    countries: list.format(facts.zones.map(({ country }) => countryName(country, language))),
    cutOff: facts.cutOff,
    dispatch: businessDays(facts.dispatch, words),
    signatureAbove: money(facts.signatureAbove),
    returnDays: words('inDays', { count: returns.days }),
    labelFreeFrom: money(returns.labelFreeFrom),
    labelHome: money(returns.labelInLithuania),
    labelAbroad: money(returns.labelAbroad),
    refundProcessing: businessDays(returns.processing, words),
    refundBank: days(returns.bankTransfer, words),
    refundCard: days(returns.card, words),
    legalName: escapeHtml(company.legalName),
    companyCode: escapeHtml(company.code),
    vatCode: escapeHtml(company.vatCode),
    address: escapeHtml(companyAddress(language).join(', ')),
    phone: link(`tel:${company.phone.replaceAll(' ', '')}`, company.phone),
    email: link(`mailto:${company.email}`, company.email),
    privacyEmail: link(`mailto:${company.privacyEmail}`, company.privacyEmail),
    paymentMethods: list.format(company.paymentMethods.map(escapeHtml)),
  };
}
