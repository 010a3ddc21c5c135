import { feedUnreadable } from '#src/contracts/admin-suppliers.ts';
import type { FeedRun, FeedRunState, SupplierFeed } from '#src/contracts/staff-suppliers.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import type { PricingTerms } from '#src/domain/pricing/unit-margin.ts';
import { unitMargin } from '#src/domain/pricing/unit-margin.ts';
import type { Failure } from '#src/domain/result/result.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import type { SectionProps } from '../admin-data.ts';
import { State } from '../Table.tsx';

export type Section = SectionProps<'admin-suppliers'>;

export const euros = (cents: number | null, language: Language) =>
  cents === null ? '–' : formatMoney(cents, 'EUR', language);
export const timeWords = (at: string, language: Language) => `${shortDay(at, language)}, ${clockTime(at, language)}`;

const tones = { running: 'warn', compared: 'warn', applied: 'good', failed: 'bad' } as const;

/** How far a reading of a list has come. */
export function RunState({ texts, state }: Section & { readonly state: FeedRunState }) {
  return <State tone={tones[state]}>{texts.runs.states[state]}</State>;
}

/** Why a list could not be read, in a sentence. */
export function failureWords({ data, texts }: Section, { failure }: Pick<FeedRun, 'failure'>): string {
  if (failure === null) return '';
  return islandText(data.language, texts)(`failures.${failure.code}`, { detail: failure.detail ?? '' });
}

/** The sentence of a refusal that says which list could not be read and why. */
export function refusalWords(section: Section, { code, details }: Failure): string | undefined {
  const why = code === 'feed_unreadable' ? feedUnreadable.safeParse(details) : undefined;
  return why?.success
    ? failureWords(section, { failure: { code: why.data.reason, detail: why.data.detail } })
    : undefined;
}

/** When a list is read by itself. */
export function scheduleWords({ data, texts }: Section, feed: SupplierFeed): string {
  const text = islandText(data.language, texts);
  if (feed.schedule === null) return texts.feed.byHand;
  const hour = `${String(feed.at_hour).padStart(2, '0')}:00`;
  const day = texts.weekdays[String(feed.on_weekday) as '1'];
  return text(`feed.${feed.schedule}`, { hour, day });
}

/** What is left of a piece at a cost; null where there is no price. */
export function keptAt(
  of: {
    readonly price: number | null;
    readonly sale_price: number | null;
    readonly return_basis_points: number;
  },
  cost: number | null,
  includesVat: boolean,
  terms: PricingTerms,
): number | null {
  const price = of.sale_price ?? of.price;
  if (!price || cost === null) return null;
  const { return_basis_points } = of;
  return unitMargin(price, { cost, cost_includes_vat: includesVat, return_basis_points }, terms).margin;
}
