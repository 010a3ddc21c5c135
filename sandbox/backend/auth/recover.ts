import type { Sql } from 'postgres';
import * as z from 'zod/mini';
import { invalid } from './failure.ts';
import { challengeOf, challengeShape, keepChallenge } from './flow-state.ts';
import { mailCode, mailEmailChange } from './mailed-codes.ts';
import { redirectTarget } from './one-time-codes.ts';
import { type AuthApp, type AuthContext, deviceOf, readBody, readEmail } from './request.ts';
import type { AuthService } from './service.ts';
import { findPerson, writeAudit } from './users.ts';

const recoverShape = z.object({ email: z.nullish(z.string()), ...challengeShape });
const resendShape = z.object({ email: z.nullish(z.string()), type: z.nullish(z.string()), ...challengeShape });

function targetOf(service: AuthService, context: AuthContext) {
  return redirectTarget(context.req.query('redirect_to'), service.siteUrl);
}

/** A mail that does not leave takes its token back: the one that was mailed before goes on working. */
function laterInOne(service: AuthService, work: (sql: Sql) => Promise<void>): void {
  service.later(async () => {
    await service.sql.begin((transaction) => work(transaction as unknown as Sql));
  });
}

/**
 * POST /recover and POST /resend. They answer before they look whether an account belongs to the address: neither the
 * answer nor its time can tell.
 */
export function mountRecover(app: AuthApp, service: AuthService): void {
  app.post('/recover', async (context) => {
    service.limits.take('mail', deviceOf(context).address);
    const body = await readBody(context, recoverShape);
    if (!body.email) throw invalid('Password recovery requires an email');
    const email = readEmail(body.email);
    const challenge = challengeOf(body);
    const redirectTo = targetOf(service, context);
    service.limits.takeMail('recovery', email);
    laterInOne(service, async (sql) => {
      const person = await findPerson(sql, { email });
      if (person === undefined) return;
      await writeAudit(sql, 'user_recovery_requested', person.user);
      await keepChallenge(sql, person.user.id, 'recovery', challenge);
      await mailCode(service, sql, person, 'recovery', { redirectTo, withFlow: challenge !== undefined });
    });
    return context.json({});
  });

  app.post('/resend', async (context) => {
    service.limits.take('mail', deviceOf(context).address);
    const body = await readBody(context, resendShape);
    const { type } = body;
    if (type !== 'signup' && type !== 'email_change')
      throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
    const email = readEmail(body.email);
    const challenge = challengeOf(body);
    const target = { redirectTo: targetOf(service, context), withFlow: challenge !== undefined };
    service.limits.takeMail(type, email);
    laterInOne(service, async (sql) => {
      const person = await findPerson(sql, { email });
      if (person === undefined) return;
      if (type === 'signup' && person.user.email_confirmed_at === null) {
        await keepChallenge(sql, person.user.id, 'email/signup', challenge);
        await mailCode(service, sql, person, 'signup', target);
      }
      if (type === 'email_change' && person.user.email_change) {
        await keepChallenge(sql, person.user.id, 'email_change', challenge);
        await mailEmailChange(service, sql, person, person.user.email_change, target);
      }
    });
    return context.json({});
  });
}
