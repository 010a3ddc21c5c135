import * as z from 'zod/mini';
import { isGuessablePin } from '#src/domain/admin/pin.ts';
import { staffErrors } from './staff.ts';

const figures = z.string().check(z.regex(/^\d{4}$/));
/** A PIN that somebody may keep. */
export const ownPin = figures.check(z.refine((pin) => !isGuessablePin(pin)));

/** Body of `POST /.netlify/functions/admin-pin`: changes one's own PIN. The old one's tries are counted as at the gate. */
export const adminPinRequest = z.strictObject({ old_pin: figures, new_pin: ownPin });
export type AdminPinRequest = z.output<typeof adminPinRequest>;

export const adminPinResponse = z.object({ ok: z.literal(true) });

/** Details of `wrong_pin` and `too_many_tries` as at the gate (`pinRefusal`). */
export const adminPinErrors = {
  ...staffErrors,
  no_pin: 409,
  wrong_pin: 409,
  too_many_tries: 429,
  same_pin: 409,
} as const;
