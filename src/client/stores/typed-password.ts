import { keepTypedPassword } from '#src/client/backend/keep-typed-password.ts';
import { asCustomer } from './as-customer.ts';
import { $session } from './session.ts';
import { forgetProof, keptProof } from './sign-up-proof.ts';

/** Milliseconds between tries where nobody answers. */
const waits = [1_000, 3_000];

/**
 * After the link of a sign-up's mail signed somebody in: does the password count that was typed at the sign-up? False where
 * nobody can tell that it was typed in this browser, or nobody could be asked: then the person chooses one.
 */
export async function keepOwnPassword(): Promise<boolean> {
  const email = $session.get().user?.email ?? '';
  const ask = () => asCustomer(({ token }) => keepTypedPassword(token, keptProof(email)));
  let answer = await ask();
  for (const wait of waits) {
    if (answer.ok || answer.failure.code !== 'unreachable') break;
    await new Promise((resolve) => setTimeout(resolve, wait));
    answer = await ask();
  }
  const isKept = answer.ok && answer.value;
  if (isKept) forgetProof(email);
  return isKept;
}
