import {
  type Analytics,
  type AnalyticsGrouping,
  type AnalyticsPart,
  analytics,
} from '#src/contracts/staff-analytics.ts';
import { askBackend } from './ask-backend.ts';

/** Days of Vilnius, both ends inclusive; `after` the last row of the page before. */
export interface AnalyticsAsked {
  readonly from: string;
  readonly to: string;
  readonly before_from: string;
  readonly before_to: string;
  readonly by?: AnalyticsGrouping | undefined;
  readonly after?: Readonly<Record<string, string | number>> | undefined;
}

/**
 * A part of the analytics; null for whoever is not an administrator with all locks open. Throws as askBackend does, or on an
 * answer that does not fit its contract.
 */
export async function readAnalytics<Part extends AnalyticsPart>(
  token: string,
  part: Part,
  asked: AnalyticsAsked,
): Promise<Analytics<Part> | null> {
  const answer = await askBackend({ path: 'rpc/read_analytics', body: { part, asked }, token });
  return answer === null ? null : (analytics[part].parse(answer) as Analytics<Part>);
}
