import * as z from 'zod/mini';
import { type StaffRole, staffRoles } from '#src/domain/admin/sections.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';

/** A session as the auth service has just confirmed it. */
export interface StaffSession {
  readonly userId: string;
  readonly sessionId: string;
  readonly aal: 'aal1' | 'aal2';
}

export interface StaffDependencies {
  readonly call: CallDatabase;
  /** Asks the auth service now: a session that was ended elsewhere opens nothing. */
  identifySession(token: string): Promise<StaffSession | undefined>;
}

/** Somebody with every lock of the back office open. */
export interface Staff {
  readonly userId: string;
  readonly role: StaffRole;
  /** The session that they have it open in. */
  readonly sessionId: string;
}

export type StaffRefusal = 'session_expired' | 'second_factor_required' | 'not_staff' | 'not_allowed' | 'locked';

const granted = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), role: z.enum(staffRoles) }),
  z.object({ ok: z.literal(false), code: z.enum(['not_staff', 'locked']) }),
]);

/**
 * Whoever asks, if every lock is open to them and their role is among `roles`; asked of the auth service and of the database
 * each time, so that what was taken away counts at once. Working moves the end of the grant (decisions.md, admin access).
 */
export async function identifyStaff(
  { call, identifySession }: StaffDependencies,
  bearer: string | undefined,
  roles: readonly Staff['role'][],
): Promise<Result<Staff, StaffRefusal>> {
  const session = bearer === undefined ? undefined : await identifySession(bearer);
  if (session === undefined) return failure('session_expired');
  if (session.aal !== 'aal2') return failure('second_factor_required');
  const answer = granted.parse(await call('renew_admin_grant', { person: session.userId, session: session.sessionId }));
  if (!answer.ok) return failure(answer.code);
  const { userId, sessionId } = session;
  return roles.includes(answer.role) ? success({ userId, sessionId, role: answer.role }) : failure('not_allowed');
}
