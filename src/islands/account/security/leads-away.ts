import type { AuthErrorCode } from '#src/client/backend/auth-failures.ts';
import { $session } from '#src/client/stores/session.ts';
import { refreshUser } from '#src/client/stores/sign-in.ts';

/**
 * Whether a refusal leads away from here by itself: the session is over, or a second factor was set up elsewhere and is owed. The
 * page follows the session, so nothing is to be said beside a field.
 */
export async function leadsAway(code: AuthErrorCode): Promise<boolean> {
  if (code === 'factor_due') await refreshUser();
  return $session.get().state === 'signed_out' || $session.get().isFactorDue === true;
}
