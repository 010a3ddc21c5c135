import { marginViews } from '#src/contracts/staff-pricing.ts';
import { Views } from '../Views.tsx';
import type { Section } from './pricing-words.tsx';

export const pricingViews = [...marginViews, 'orders', 'runs'] as const;
export type PricingView = (typeof pricingViews)[number];

/** The ways to look at prices: products by what is left of them, orders, and changes that were made. */
export function PricingViews({
  texts,
  current,
  counts = {},
}: Section & {
  readonly current: PricingView;
  readonly counts?: Readonly<Record<string, number | undefined>> | undefined;
}) {
  return (
    <Views
      label={texts.views.label}
      section="pricing"
      current={current}
      views={pricingViews.map((key) => ({ key, name: texts.views[key], count: counts[key] }))}
    />
  );
}
