import { pinRefusal } from '#src/contracts/admin-gate.ts';
import type { AdminPinRequest, adminPinErrors } from '#src/contracts/admin-pin.ts';
import { adminPinResponse } from '#src/contracts/admin-pin.ts';
import {
  type AdminStaffRequest,
  type AdminStaffResponse,
  type adminStaffErrors,
  adminStaffResponse,
} from '#src/contracts/admin-staff.ts';
import { isGuessablePin, pinLength } from '#src/domain/admin/pin.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';
import type { Staff } from './staff.ts';

interface Dependencies {
  /** Says on whose behalf. */
  readonly call: CallDatabase;
  /** A whole number from 0 to below `end`, that nobody can foresee. */
  randomBelow(end: number): number;
}

const refusals = ['account_unknown', 'account_unconfirmed', 'person_not_staff', 'own_pin', 'last_admin'] as const;

/** A first PIN that is not guessed first. */
function drawPin(randomBelow: Dependencies['randomBelow']): string {
  for (;;) {
    const pin = String(randomBelow(10 ** pinLength)).padStart(pinLength, '0');
    if (!isGuessablePin(pin)) return pin;
  }
}

/**
 * Gives and takes roles and first PINs, ends what somebody has open. A first PIN is drawn here and said once, to whoever gives it; its
 * hash alone is kept (docs/decisions/0023).
 */
export async function changeStaff(
  { call, randomBelow }: Dependencies,
  request: AdminStaffRequest,
  actor: string,
): Promise<Result<AdminStaffResponse, keyof typeof adminStaffErrors>> {
  const read = (answer: unknown) => readAnswer(answer, adminStaffResponse, refusals);
  switch (request.act) {
    case 'grant':
      return read(await call('grant_staff_role', { address: request.email, wanted_role: request.role, actor }));
    case 'remove':
      return read(await call('remove_staff_role', { person: request.person, wanted_role: request.role }));
    case 'end':
      return read(await call('end_staff_grants', { person: request.person, actor }));
    case 'give_pin': {
      const pin = drawPin(randomBelow);
      const given = read(await call('give_first_pin', { person: request.person, pin, actor }));
      return given.ok ? success({ ...given.value, pin }) : given;
    }
  }
}

const pinRefusals = ['no_pin', 'wrong_pin', 'too_many_tries', 'same_pin'] as const;

/** Changes one's own PIN; the old one is asked, and its tries are counted as at the gate. */
export async function changePin(
  call: CallDatabase,
  { old_pin, new_pin }: AdminPinRequest,
  { userId, sessionId }: Staff,
  clientHash: string,
): Promise<Result<{ ok: true }, keyof typeof adminPinErrors>> {
  const whose = { person: userId, session: sessionId, client: clientHash };
  const answer = await call('change_own_pin', { ...whose, old_pin, new_pin });
  const read = readAnswer(answer, adminPinResponse, pinRefusals);
  const told = pinRefusal.safeParse(answer);
  return read.ok || !told.success ? read : failure(read.failure.code, told.data);
}
