import type { AuthErrorCode } from '#src/client/backend/auth-failures.ts';
import type { Language } from '#src/domain/language/languages.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';

export type AuthTexts = Namespaces['auth'];

/** What the pages of signing in and of the account give their islands. */
export interface AuthData {
  readonly language: Language;
  readonly texts: AuthTexts;
}

/** The sentence for what went wrong. */
export function errorText({ errors }: AuthTexts, code: AuthErrorCode): string {
  return errors[code];
}
