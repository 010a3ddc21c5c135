import * as z from 'zod/mini';
import type { MailMessage } from './mail-rows.ts';
import { ResendError } from './resend-error.ts';

const people = z.union([z.string(), z.array(z.string())]);
const bytes = z.union([z.string(), z.object({ type: z.literal('Buffer'), data: z.array(z.number()) })]);

/** Body of `POST /emails`; what is not in it is refused. */
const emailRequest = z.strictObject({
  from: z.optional(z.string()),
  to: z.optional(people),
  subject: z.optional(z.string()),
  html: z.nullish(z.string()),
  text: z.nullish(z.string()),
  cc: z.nullish(people),
  bcc: z.nullish(people),
  reply_to: z.nullish(people),
  headers: z.nullish(z.record(z.string(), z.string())),
  tags: z.nullish(z.array(z.object({ name: z.string(), value: z.string() }))),
  scheduled_at: z.nullish(z.string()),
  attachments: z.nullish(
    z.array(
      z.object({
        filename: z.optional(z.string()),
        content: z.optional(bytes),
        path: z.optional(z.string()),
        content_type: z.optional(z.string()),
        content_id: z.optional(z.string()),
      }),
    ),
  ),
});
type EmailRequest = z.infer<typeof emailRequest>;

const mostRecipients = 50;
const address = /^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$/;

function listOf(value: string | readonly string[] | null | undefined): readonly string[] {
  if (value === null || value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

function isMailbox(text: string): boolean {
  const named = /^[^<>\r\n]*<([^<>]+)>$/.exec(text.trim());
  return address.test(named?.[1] ?? text.trim());
}

function missing(field: string): ResendError {
  return new ResendError('missing_required_field', `Missing \`${field}\` field.`);
}

function checkPeople(field: string, mailboxes: readonly string[]): void {
  if (mailboxes.length > mostRecipients) {
    throw new ResendError('validation_error', `The \`${field}\` field has a maximum of ${mostRecipients} recipients.`);
  }
  if (mailboxes.every(isMailbox)) return;
  const form = 'The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.';
  throw new ResendError('validation_error', `Invalid \`${field}\` field. ${form}`);
}

function checkTags(tags: EmailRequest['tags']): void {
  const wrong = (tags ?? []).some(({ name, value }) => [name, value].some((text) => !/^[\w-]{1,256}$/.test(text)));
  if (!wrong) return;
  const rule = 'Tags should only contain ASCII letters, numbers, underscores, or dashes.';
  throw new ResendError('validation_error', rule);
}

function attachmentsOf(request: EmailRequest): MailMessage['attachments'] {
  return (request.attachments ?? []).map(({ content, content_type: type, filename, path }) => {
    if (content === undefined && path === undefined) {
      throw new ResendError('invalid_attachment', 'Attachments must have either a `content` or `path`.');
    }
    if (filename === undefined && path === undefined) {
      throw new ResendError('invalid_attachment', 'Attachments with `content` must have a `filename`.');
    }
    const base64 = typeof content === 'object' ? Buffer.from(content.data).toString('base64') : (content ?? '');
    return {
      filename: filename ?? path?.split('/').at(-1) ?? 'attachment',
      contentType: type ?? 'application/octet-stream',
      content: base64,
      path: path ?? null,
    };
  });
}

/** Checks one message as Resend does; throws its refusal. `makeId` and `createdAt` are the caller's. */
export function readEmail(
  input: unknown,
  created: Pick<MailMessage, 'id' | 'createdAt' | 'idempotencyKey'>,
): MailMessage {
  const read = emailRequest.safeParse(input);
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
    throw new ResendError('validation_error', `Invalid \`${String(field ?? 'body')}\` field: ${issue?.message ?? ''}`);
  }
  const request = read.data;
  const to = listOf(request.to);
  if (!request.from) throw missing('from');
  if (to.length === 0) throw missing('to');
  if (request.subject === undefined) throw missing('subject');
  if (!request.html && !request.text)
    throw new ResendError('missing_required_field', 'Missing `html` or `text` field.');
  if (/[\r\n]/.test(request.subject)) {
    throw new ResendError('validation_error', 'The `\\n` is not allowed in the `subject` field.');
  }
  const cc = listOf(request.cc);
  const bcc = listOf(request.bcc);
  const replyTo = listOf(request.reply_to);
  checkPeople('from', [request.from]);
  checkPeople('to', to);
  checkPeople('cc', cc);
  checkPeople('bcc', bcc);
  checkPeople('reply_to', replyTo);
  checkTags(request.tags);
  return {
    ...created,
    from: request.from,
    to,
    cc,
    bcc,
    replyTo,
    subject: request.subject,
    html: request.html ?? null,
    text: request.text ?? null,
    headers: request.headers ?? {},
    tags: request.tags ?? [],
    attachments: attachmentsOf(request),
    scheduledAt: request.scheduled_at ?? null,
    source: 'resend',
  };
}
