import { keepTypedPassword } from '#src/client/backend/customer.ts';
import { asCustomer } from './as-customer.ts';
import { forgetProof, keptProof } from './sign-up-proof.ts';

/**
 * After the link of a sign-up's mail signed somebody in: does the password count that was typed at the sign-up? False where it
 * was typed elsewhere, or where nobody could be asked: then the person chooses one.
 */
export async function keepOwnPassword(): Promise<boolean> {
  const answer = await asCustomer(({ token }) => keepTypedPassword(token, keptProof()));
  const isKept = answer.ok && answer.value;
  if (isKept) forgetProof();
  return isKept;
}
