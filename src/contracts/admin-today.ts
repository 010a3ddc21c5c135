import * as z from 'zod/mini';
import { staffErrors } from './staff.ts';

/** Body of `POST /.netlify/functions/admin-today`: what is to become of a mail that could not be sent, or of a provider's message. */
export const adminTodayRequest = z.discriminatedUnion('act', [
  z.strictObject({ act: z.enum(['send_mail', 'drop_mail']), mail: z.uuid() }),
  z.strictObject({
    act: z.literal('drop_message'),
    provider: z.string().check(z.minLength(1), z.maxLength(50)),
    event: z.string().check(z.minLength(1), z.maxLength(255)),
  }),
]);
export type AdminTodayRequest = z.output<typeof adminTodayRequest>;

/** `changed`: false where somebody had settled it before. */
export const adminTodayResponse = z.object({ ok: z.literal(true), changed: z.boolean() });
export type AdminTodayResponse = z.output<typeof adminTodayResponse>;

export const adminTodayErrors = { ...staffErrors, mail_unknown: 404, message_unknown: 404 } as const;
