import * as z from 'zod/mini';
import { staffRoles } from '#src/domain/admin/sections.ts';
import { staffErrors } from './staff.ts';

const person = z.uuid();
const role = z.enum(staffRoles);

/** Body of `POST /.netlify/functions/admin-staff`: who works in the back office. `email`: of an account that exists. */
export const adminStaffRequest = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('grant'), email: z.email().check(z.maxLength(254)), role }),
  z.strictObject({ act: z.literal('remove'), person, role }),
  z.strictObject({ act: z.enum(['give_pin', 'end']), person }),
]);
export type AdminStaffRequest = z.output<typeof adminStaffRequest>;

/** `pin`: the first PIN that was given, said this once; `until`: when it ends, unless it is changed before, ISO 8601. */
export const adminStaffResponse = z.object({
  ok: z.literal(true),
  changed: z.optional(z.boolean()),
  pin: z.optional(z.string()),
  until: z.optional(z.string()),
});
export type AdminStaffResponse = z.output<typeof adminStaffResponse>;

export const adminStaffErrors = {
  ...staffErrors,
  account_unknown: 404,
  /** Nobody has confirmed its address yet. */
  account_unconfirmed: 409,
  person_not_staff: 409,
  /** One's own PIN is changed with the old one. */
  own_pin: 409,
  /** Nobody else could get in. */
  last_admin: 409,
} as const;
