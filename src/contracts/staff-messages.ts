import * as z from 'zod/mini';
import { languages } from '#src/domain/language/languages.ts';

const text = z.string();
const count = z.int().check(z.gte(0));

/** How a message of the contact form is filed; the ones that wait first. */
export const messageStatuses = ['new', 'answered', 'spam'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

const listed = z.object({
  id: z.uuid(),
  ...{ name: text, email: text, subject: text, message: text },
  language: z.enum(languages),
  status: z.enum(messageStatuses),
  /** Signs of machine writing. */
  doubts: z.array(z.enum(['hidden_field', 'links', 'hasty'])),
  created_at: text,
  answered_at: z.nullable(text),
  place: z.object({ at: text, id: text }),
});
export type StaffMessage = z.output<typeof listed>;

/** What `list_contact_messages` answers; null for whoever is no administrator. Counts come with the first page. */
export const staffMessages = z.nullable(
  z.object({
    more: z.boolean(),
    messages: z.array(listed),
    counts: z.optional(z.object({ new: count, answered: count, spam: count })),
  }),
);
export type StaffMessagePage = NonNullable<z.output<typeof staffMessages>>;
