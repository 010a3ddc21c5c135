import { type Today, today } from '#src/contracts/staff-today.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { askBackend } from './ask-backend.ts';

/**
 * What waits for staff now, products named in `language`; null for whoever is not an administrator with all locks open. Throws as
 * askBackend does, or on an answer that does not fit its contract.
 */
export async function readToday(token: string, language: Language): Promise<Today | null> {
  return today.parse(await askBackend({ path: 'rpc/read_today', body: { asked: { language } }, token }));
}
