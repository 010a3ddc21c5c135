import { BackendRefused, BackendUnreachable } from '#src/client/backend/call-backend.ts';
import { translate } from '#src/client/functions/admin-translation.ts';
import { staffErrors } from '#src/contracts/staff.ts';
import type { TextPage, TextPlace, TextsAsked } from '#src/contracts/staff-translation.ts';

/** The gate shows what is missing to whoever gets one of these. */
const shut: readonly string[] = ['locked', 'second_factor_required', 'not_staff'];

/**
 * A page of texts; null for whoever may not see them. Throws as what reads the backend does: part of the texts are the shop's own
 * files, so a function reads them.
 */
export async function readTexts(token: string, asked: TextsAsked, after?: TextPlace): Promise<TextPage | null> {
  const answer = await translate(token, { act: 'list', ...asked, ...(after && { after }) });
  if (answer.ok) return answer.value.page ?? null;
  const { code } = answer.failure;
  if (shut.includes(code)) return null;
  if (code === 'offline') throw new BackendUnreachable(code);
  throw new BackendRefused(code in staffErrors ? staffErrors[code as keyof typeof staffErrors] : 500, code);
}
