import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import * as z from 'zod/mini';
import { AuthFailure, invalid } from './failure.ts';
import { type Challenge, challengeOf, challengeShape, keepChallenge } from './flow-state.ts';
import { emailData, mailCode } from './mailed-codes.ts';
import { redirectTarget } from './one-time-codes.ts';
import { checkStrength, hashPassword } from './passwords.ts';
import { type AuthApp, deviceOf, readBody, readEmail } from './request.ts';
import { type Person, userJson } from './rows.ts';
import type { AuthService } from './service.ts';
import { createUser, findPerson, writeAudit } from './users.ts';

const shape = z.object({
  email: z.nullish(z.string()),
  password: z.nullish(z.string()),
  data: z.nullish(z.record(z.string(), z.unknown())),
  ...challengeShape,
});

/** A stranger's view of a user that was just made: for a known address it is invented, so that both look alike. */
function strangersView(email: string, data: Readonly<Record<string, unknown>>) {
  const id = randomUUID();
  const now = new Date();
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { ...data, sub: id, email, email_verified: false, phone_verified: false },
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

interface Wanted {
  readonly redirectTo: string;
  readonly challenge: Challenge | undefined;
}

/** A mail to whoever owns the address: the link, or that there is an account already. */
async function mailSignUp(service: AuthService, sql: Sql, person: Person, { challenge, redirectTo }: Wanted) {
  if (person.user.email_confirmed_at !== null) {
    await writeAudit(sql, 'user_repeated_signup', person.user);
    await service.sendEmail(person, emailData(service, 'signup', { redirect_to: redirectTo }));
    return;
  }
  await writeAudit(sql, 'user_confirmation_requested', person.user);
  await keepChallenge(sql, person.user.id, 'email/signup', challenge);
  await mailCode(service, sql, person, 'signup', { redirectTo, withFlow: challenge !== undefined });
}

/**
 * POST /signup. Known and unknown addresses cost the same and answer the same: the password is hashed and one mail leaves
 * in both cases. Somebody else's unconfirmed sign-up keeps its password.
 */
export function mountSignUp(app: AuthApp, service: AuthService): void {
  app.post('/signup', async (context) => {
    service.limits.take('sign-up', deviceOf(context).address);
    const body = await readBody(context, shape);
    if (!body.password) throw invalid('Signup requires a valid password');
    checkStrength(body.password, service.settings.minimumPassword);
    const email = readEmail(body.email);
    const wanted = {
      challenge: challengeOf(body),
      redirectTo: redirectTarget(context.req.query('redirect_to'), service.siteUrl),
    };
    service.limits.takeMail('signup', email);
    const data = body.data ?? {};
    const passwordHash = await hashPassword(service.sql, body.password);
    const answer = await service.sql.begin(async (transaction) => {
      const sql = transaction as unknown as Sql;
      const known = await findPerson(sql, { email });
      const made = known === undefined ? await createUser(sql, { email, passwordHash, data }) : undefined;
      const person = made ?? known ?? (await findPerson(sql, { email }));
      if (person === undefined) throw new AuthFailure(500, 'unexpected_failure', 'Database error saving new user');
      await mailSignUp(service, sql, person, wanted);
      const after = made === undefined ? undefined : await findPerson(sql, { id: person.user.id });
      return after === undefined ? strangersView(email, data) : { ...userJson(after), identities: [] };
    });
    return context.json(answer);
  });
}
