import * as z from 'zod/mini';
import { staffErrors } from './staff.ts';
import { messageStatuses } from './staff-messages.ts';

/** Body of `POST /.netlify/functions/admin-messages`: files a message of the contact form. */
export const adminMessagesRequest = z.strictObject({ message: z.uuid(), status: z.enum(messageStatuses) });
export type AdminMessagesRequest = z.output<typeof adminMessagesRequest>;

export const adminMessagesResponse = z.object({ ok: z.literal(true), changed: z.boolean() });

export const adminMessagesErrors = { ...staffErrors, message_unknown: 404 } as const;
