import {
  type AdminNewslettersRequest,
  type AdminNewslettersResponse,
  adminNewslettersResponse,
} from '#src/contracts/admin-newsletters.ts';
import { completeLanguages } from '#src/domain/newsletter/letter-content.ts';
import { type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';
import type { EmailContext } from '#src/server/emails/email.ts';
import { newsletterLetter } from '#src/server/emails/newsletter-letter.ts';

const refusals = [
  'newsletter_unknown',
  'newsletter_stale',
  'newsletter_closed',
  'newsletter_incomplete',
  'coupon_unknown',
  'nobody',
  'time_past',
] as const;

type Preview = Extract<AdminNewslettersRequest, { act: 'preview' }>;

function ask(call: CallDatabase, request: Exclude<AdminNewslettersRequest, Preview>): Promise<unknown> {
  switch (request.act) {
    case 'save':
      return call('save_newsletter', { wanted: { ...request.letter, languages: completeLanguages(request.letter) } });
    case 'test':
      return call('owe_newsletter_test', {
        newsletter: request.newsletter,
        test_language: request.language,
        test_id: request.request,
      });
    case 'schedule':
      return call('schedule_newsletter', {
        newsletter: request.newsletter,
        version: request.version,
        local_time: request.at ?? undefined,
      });
    case 'cancel':
      return call('cancel_newsletter', { newsletter: request.newsletter });
    case 'delete':
      return call('delete_newsletter', { newsletter: request.newsletter });
    case 'archive':
    case 'restore':
      return call('archive_newsletter', {
        newsletter: request.newsletter,
        is_archived: request.act === 'archive',
      });
  }
}

/** The letter as it would look now: what is in the editor, with products and prices of this moment. */
async function preview(
  call: CallDatabase,
  context: EmailContext,
  { subject, blocks, language }: Preview,
): Promise<AdminNewslettersResponse> {
  const goods = await call('newsletter_goods', { blocks });
  const payload = { subject, blocks, is_test: false, ...Object(goods) };
  const mail = newsletterLetter({ recipient: context.company.email, language }, payload, context);
  return { ok: true, mail: { subject: mail.subject, html: mail.html, text: mail.text } };
}

/** Writes, tries, plans and files newsletters. `call` says on whose behalf. */
export async function changeNewsletter(
  call: CallDatabase,
  context: EmailContext,
  request: AdminNewslettersRequest,
): Promise<Result<AdminNewslettersResponse, (typeof refusals)[number]>> {
  if (request.act === 'preview') return success(await preview(call, context, request));
  return readAnswer(await ask(call, request), adminNewslettersResponse, refusals);
}
