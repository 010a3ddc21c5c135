import type { PricedFacts, PriceRun } from '#src/contracts/staff-pricing.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { costOf } from '#src/domain/pricing/price-rule.ts';
import { marginShare, type PricingTerms, unitMargin } from '#src/domain/pricing/unit-margin.ts';
import { numberFormat } from '#src/i18n/intl-formats.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import type { SectionProps } from '../admin-data.ts';
import { State } from '../Table.tsx';

export type Section = SectionProps<'admin-pricing'>;

export const euros = (cents: number, language: Language) => formatMoney(cents, 'EUR', language);

/** Hundredths of a percent: `12,5 %`, `−3 %`. */
export function percentWords(basisPoints: number, language: Language): string {
  const number = numberFormat(language, { maximumFractionDigits: 2 }).format(Math.abs(basisPoints) / 100);
  return `${basisPoints < 0 ? '−' : ''}${number}\u00a0%`;
}

/** A day and a time of Vilnius. */
export const timeWords = (at: string, language: Language) => `${shortDay(at, language)}, ${clockTime(at, language)}`;

/** Where the price of a product goes; nothing where it has no cost or no price. */
export function marginOf(product: PricedFacts, terms: PricingTerms | undefined) {
  const cost = costOf(product);
  const price = product.sale_price ?? product.price;
  if (terms === undefined || cost === undefined || price === 0) return undefined;
  const parts = unitMargin(price, cost, terms);
  return { ...parts, share: marginShare(parts.margin, price - parts.vat) };
}

/** A sum that the shop keeps; one that it loses stands out. */
export function Kept({ cents, language }: { readonly cents: number | null; readonly language: Language }) {
  if (cents === null) return '–';
  return cents < 0 ? <State tone="bad">{euros(cents, language)}</State> : euros(cents, language);
}

/** The price in force, with the regular one where it is reduced. */
export function PriceWords({
  price,
  sale,
  language,
}: {
  readonly price: number;
  readonly sale: number | null;
  readonly language: Language;
}) {
  if (price === 0) return '–';
  return (
    <>
      {sale !== null && <del className="muted">{euros(price, language)}</del>} {euros(sale ?? price, language)}
    </>
  );
}

/** What a rule does, in a sentence: `Cost with VAT + 20 %, ending in ,99; at least 15 % left`. */
export function ruleWords({ data, texts }: Section, { rule }: Pick<PriceRun, 'rule'>): string {
  const { language } = data;
  const text = islandText(language, texts);
  const percent = percentWords(Math.abs(rule.basis_points), language);
  const key = rule.kind === 'percent' && rule.basis_points < 0 ? 'lower' : rule.kind;
  return [
    text(`rules.${key}`, { percent }),
    rule.ending !== 'none' && text('rules.ending', { ending: rule.ending }),
    rule.floor_basis_points !== null &&
      text('rules.floor', { percent: percentWords(rule.floor_basis_points, language) }),
  ]
    .filter(Boolean)
    .join(', ');
}

const tones = { simulated: 'warn', applying: 'warn', applied: 'good', undoing: 'warn', undone: 'plain' } as const;

/** How far a change of prices has come. */
export function RunState({ texts, run }: Section & { readonly run: PriceRun }) {
  return <State tone={tones[run.state]}>{texts.runs.states[run.state]}</State>;
}
