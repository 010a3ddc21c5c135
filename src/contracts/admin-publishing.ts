import * as z from 'zod/mini';
import { staffErrors } from './staff.ts';

const minutes = (least: number) => z.int().check(z.gte(least), z.lte(10_080));

/** Body of `POST /.netlify/functions/admin-publishing`. */
export const adminPublishingRequest = z.discriminatedUnion('act', [
  /** `full` builds everything anew; without `at` (`2026-11-24T06:00`, time of Vilnius) as soon as it can. */
  z.strictObject({
    act: z.literal('publish'),
    kind: z.enum(['changes', 'full']),
    at: z.optional(
      z.string().check(
        z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
        z.refine((at) => !Number.isNaN(Date.parse(`${at}Z`))),
      ),
    ),
  }),
  z.strictObject({ act: z.literal('cancel'), build: z.uuid() }),
  z.strictObject({
    act: z.literal('set_rules'),
    /** 0: never by itself. */
    quiet_minutes: minutes(0),
    longest_minutes: minutes(1),
    version: z.string().check(z.maxLength(40)),
  }),
]);
export type AdminPublishingRequest = z.output<typeof adminPublishingRequest>;

export const adminPublishingResponse = z.object({
  ok: z.literal(true),
  build: z.optional(z.uuid()),
  changed: z.optional(z.boolean()),
});
export type AdminPublishingResponse = z.output<typeof adminPublishingResponse>;

export const adminPublishingErrors = {
  ...staffErrors,
  /** In the past, or more than two months from now. */
  time_not_possible: 400,
  /** Somebody changed them after they were read. */
  rules_stale: 409,
} as const;
