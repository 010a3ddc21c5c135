import {
  type AnalyticsGrouping,
  type AnalyticsPart,
  analyticsGroupings,
  analyticsParts,
} from '#src/contracts/staff-analytics.ts';
import type { Period } from '#src/domain/reports/period.ts';
import type { SectionProps } from '../admin-data.ts';

export type Section = SectionProps<'admin-analytics'>;

/** What each part of the analytics is drawn from. */
export interface PartProps extends Section {
  readonly period: Period;
}

type Query = Readonly<Record<string, string>>;

/** The part that an address names; the way to an order where it names none. */
export const partIn = ({ view }: Query): AnalyticsPart => analyticsParts.find((part) => part === view) ?? 'funnel';

/** What the rows are about; nothing where a part has rows of one kind. */
export function rowsIn(query: Query): AnalyticsGrouping | undefined {
  const allowed: readonly AnalyticsGrouping[] = analyticsGroupings[partIn(query)];
  return allowed.find((one) => one === query['by']) ?? allowed[0];
}

/** The steps of the way to an order, in their order. */
export const funnelSteps = ['visits', 'products', 'carts', 'checkouts', 'paid'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** The step that the chart shows. */
export const stepIn = ({ step }: Query): FunnelStep => funnelSteps.find((one) => one === step) ?? 'visits';
