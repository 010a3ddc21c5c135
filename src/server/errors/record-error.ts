import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { clientErrorReport } from '#src/contracts/client-error.ts';
import { type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { browserName, withoutPersons } from './clean.ts';

/**
 * Counts a fault of a browser under its kind. Faults are of one kind when message and stack are the same after everything that
 * could belong to a person, or to one build of the shop, is taken out.
 */
export async function recordError(
  call: CallDatabase,
  report: z.output<typeof clientErrorReport>,
  userAgent: string,
): Promise<Result<{ ok: true }, never>> {
  const message = withoutPersons(report.message).slice(0, 500);
  const stack = withoutPersons(report.stack).slice(0, 4000);
  const kind = `${message}\n${stack.replace(/[.-][\w-]{8}(?=\.js)/g, '').replace(/:\d+/g, '')}`;
  await call('record_client_error', {
    new_fingerprint: createHash('sha256').update(kind).digest('hex'),
    new_message: message,
    new_stack: stack,
    new_path: withoutPersons(report.path).slice(0, 300),
    new_browser: browserName(userAgent),
    new_release: report.release,
    new_request_id: report.requestId ?? null,
  });
  return success({ ok: true });
}
