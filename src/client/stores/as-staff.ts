import { failure, type Result } from '#src/domain/result/result.ts';
import { asCustomer, type Customer, type CustomerFailure } from './as-customer.ts';
import { lookAtGate } from './back-office.ts';

/** Why staff got nothing; `locked`: one of the locks has closed meanwhile, and the gate says which. */
export type StaffFailure = CustomerFailure | 'locked';

/**
 * Reads something of the back office with a fresh token. The backend answers null to whoever may not see it: then the gate is
 * looked at anew, which shows what is missing.
 */
export async function asStaff<Value>(
  read: (asker: Customer) => Promise<Value | null>,
): Promise<Result<Value, StaffFailure>> {
  const answer = await asCustomer(read);
  if (!answer.ok) return answer;
  if (answer.value !== null) return { ok: true, value: answer.value };
  await lookAtGate();
  return failure('locked');
}
