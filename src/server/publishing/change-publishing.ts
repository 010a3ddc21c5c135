import {
  type AdminPublishingRequest,
  type AdminPublishingResponse,
  adminPublishingResponse,
} from '#src/contracts/admin-publishing.ts';
import type { Result } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

const refusals = ['time_not_possible', 'rules_stale'] as const;

function ask(call: CallDatabase, request: AdminPublishingRequest): Promise<unknown> {
  const { act, ...wanted } = request;
  if (request.act === 'cancel') return call('cancel_build', { build: request.build });
  return call(act === 'publish' ? 'request_build' : 'set_publishing_rules', { wanted });
}

/**
 * Asks for a build now or later, takes the one that waits away, or sets when changes are published by themselves. What is due begins
 * at once (`start`), without the minute that the job would let pass; that it could not is no refusal: the job tries again. `call` says
 * on whose behalf.
 */
export async function changePublishing(
  { call, start }: { readonly call: CallDatabase; start(): Promise<unknown> },
  request: AdminPublishingRequest,
): Promise<Result<AdminPublishingResponse, (typeof refusals)[number]>> {
  const answer = readAnswer(await ask(call, request), adminPublishingResponse, refusals);
  if (answer.ok && request.act === 'publish' && request.at === undefined) await start().catch(() => {});
  return answer;
}
