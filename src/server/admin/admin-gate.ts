import * as z from 'zod/mini';
import {
  type AdminGateRequest,
  type AdminGateResponse,
  type adminGateErrors,
  pinRefusal,
} from '#src/contracts/admin-gate.ts';
import { staffRoles } from '#src/domain/admin/sections.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { StaffDependencies } from './staff.ts';

/** Who asks: their token and where from, hashed. */
interface Asker {
  readonly bearer?: string | undefined;
  readonly clientHash: string;
}

const granted = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), role: z.enum(staffRoles), expires_at: z.string() }),
  z.object({
    ok: z.literal(false),
    code: z.enum(['not_staff', 'no_pin', 'wrong_pin', 'too_many_tries', 'locked', 'pin_to_change', 'same_pin']),
  }),
]);

type Answer = Result<AdminGateResponse, keyof typeof adminGateErrors>;

function readGrant(answer: unknown): Answer {
  const read = granted.parse(answer);
  if (read.ok) return success(read);
  const { code } = read;
  return code === 'wrong_pin' || code === 'too_many_tries' ? failure(code, pinRefusal.parse(answer)) : failure(code);
}

/**
 * The third lock of the back office after role and second factor (decisions.md, admin access): a right PIN writes a grant for
 * this session, half an hour from the last renewal; every policy of the database asks for it anew.
 */
export async function passAdminGate(
  dependencies: StaffDependencies,
  request: AdminGateRequest,
  { bearer, clientHash }: Asker,
): Promise<Answer> {
  const session = bearer === undefined ? undefined : await dependencies.identifySession(bearer);
  if (session === undefined) return failure('session_expired');
  if (session.aal !== 'aal2') return failure('second_factor_required');
  const whose = { person: session.userId, session: session.sessionId };
  switch (request.act) {
    case 'open':
      return readGrant(
        await dependencies.call('open_admin_grant', {
          ...whose,
          client: clientHash,
          pin: request.pin,
          new_pin: request.new_pin ?? null,
        }),
      );
    case 'renew':
      return readGrant(await dependencies.call('renew_admin_grant', whose));
    case 'close':
      await dependencies.call('close_admin_grant', whose);
      return success({ ok: true, role: null, expires_at: null });
  }
}
