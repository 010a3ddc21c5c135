import { type AdminTodayRequest, type AdminTodayResponse, adminTodayResponse } from '#src/contracts/admin-today.ts';
import type { Result } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

const refusals = ['mail_unknown', 'message_unknown'] as const;

/** Tries a failed mail anew or lets it be, or lets a provider's message be, in the name of `actor` (user id of the staff). */
export async function settleToday(
  call: CallDatabase,
  request: AdminTodayRequest,
  actor: string,
): Promise<Result<AdminTodayResponse, (typeof refusals)[number]>> {
  const answer =
    request.act === 'drop_message'
      ? await call('settle_provider_message', { sender: request.provider, event: request.event, actor })
      : await call('settle_failed_mail', { mail: request.mail, is_sent_again: request.act === 'send_mail' });
  return readAnswer(answer, adminTodayResponse, refusals);
}
