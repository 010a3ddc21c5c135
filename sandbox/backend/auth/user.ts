import type { Sql } from 'postgres';
import * as z from 'zod/mini';
import { AuthFailure, invalid } from './failure.ts';
import { challengeOf, challengeShape, keepChallenge } from './flow-state.ts';
import { mailCode, mailEmailChange, sendNotice } from './mailed-codes.ts';
import { hashOf, redirectTarget } from './one-time-codes.ts';
import { checkStrength, hashPassword, isPassword } from './passwords.ts';
import {
  type AuthApp,
  deviceOf,
  hasVerifiedFactor,
  readBody,
  readEmail,
  requireSignedIn,
  type SignedIn,
} from './request.ts';
import { userJson } from './rows.ts';
import type { AuthService } from './service.ts';
import { endSessions, type Scope } from './sessions.ts';
import { findPerson, mergeUserData, writeAudit } from './users.ts';

const shape = z.object({
  email: z.nullish(z.string()),
  password: z.nullish(z.string()),
  current_password: z.nullish(z.string()),
  nonce: z.nullish(z.string()),
  data: z.nullish(z.record(z.string(), z.unknown())),
  app_metadata: z.nullish(z.unknown()),
  ...challengeShape,
});
type Wanted = z.infer<typeof shape>;

const day = 86_400_000;
/** Sessions that a mailed link opened: who came that way has forgotten the password. */
const recoveryMethods = ['otp', 'magiclink', 'recovery'];

async function checkNonce(service: AuthService, { person }: SignedIn, nonce: string | null | undefined) {
  if (!nonce) throw new AuthFailure(400, 'reauthentication_needed', 'Password update requires reauthentication');
  const { email, reauthentication_sent_at: sent, reauthentication_token: token } = person.user;
  const alive = sent !== null && Date.now() - sent.getTime() <= service.settings.codeSeconds * 1000;
  if (!alive || !token || token !== hashOf(email ?? '', nonce))
    throw new AuthFailure(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  await service.sql`update auth.users set reauthentication_token = '' where id = ${person.user.id}`;
}

async function isRecovery(sql: Sql, sessionId: string): Promise<boolean> {
  const [found] = await sql`
    select 1 from auth.mfa_amr_claims where session_id = ${sessionId} and authentication_method in ${sql(recoveryMethods)}`;
  return found !== undefined;
}

/** Throws unless this session may set this password now. */
async function checkPasswordChange(service: AuthService, who: SignedIn, wanted: Wanted, password: string) {
  const { settings, sql } = service;
  const { user } = who.person;
  if (settings.requireReauthentication && Date.now() - who.session.created_at.getTime() > day)
    await checkNonce(service, who, wanted.nonce);
  if (user.encrypted_password && settings.requireCurrentPassword && !(await isRecovery(sql, who.session.id))) {
    const sentence = 'Current password required when setting new password.';
    if (!wanted.current_password) throw new AuthFailure(400, 'current_password_required', sentence);
    if (!(await isPassword(sql, wanted.current_password, user.encrypted_password)))
      throw new AuthFailure(400, 'current_password_invalid', sentence);
  }
  if (await isPassword(sql, password, user.encrypted_password))
    throw new AuthFailure(422, 'same_password', 'New password should be different from the old password.');
}

async function checkEmailChange(service: AuthService, email: string): Promise<void> {
  if ((await findPerson(service.sql, { email })) !== undefined)
    throw new AuthFailure(422, 'email_exists', 'A user with this email address has already been registered');
  service.limits.takeMail('email_change', email);
}

async function change(service: AuthService, who: SignedIn, wanted: Wanted, redirectTo: string) {
  const { person, session } = who;
  const id = person.user.id;
  const email = wanted.email ? readEmail(wanted.email) : undefined;
  const newEmail = email === person.user.email ? undefined : email;
  const password = wanted.password ?? undefined;
  if (password !== undefined) checkStrength(password, service.settings.minimumPassword);
  if ((password ?? newEmail) !== undefined && hasVerifiedFactor(person) && session.aal !== 'aal2')
    throw new AuthFailure(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  if (newEmail !== undefined) await checkEmailChange(service, newEmail);
  if (password !== undefined) await checkPasswordChange(service, who, wanted, password);
  const hash = password === undefined ? undefined : await hashPassword(service.sql, password);
  const challenge = challengeOf(wanted);
  await service.sql.begin(async (transaction) => {
    const sql = transaction as unknown as Sql;
    if (hash !== undefined) {
      await sql`update auth.users set encrypted_password = ${hash}, recovery_token = '', updated_at = now() where id = ${id}`;
      // Whoever else is signed in has to know the new one.
      await endSessions(sql, id, session.id, 'others');
      await writeAudit(sql, 'user_updated_password', person.user);
    }
    if (wanted.data) await mergeUserData(sql, id, wanted.data);
    if (newEmail !== undefined) {
      await keepChallenge(sql, id, 'email_change', challenge);
      await mailEmailChange(service, sql, person, newEmail, { redirectTo, withFlow: challenge !== undefined });
    }
    await writeAudit(sql, 'user_modified', person.user);
  });
  if (hash !== undefined) sendNotice(service, person, 'password_changed_notification');
}

/** GET and PUT /user, GET /reauthenticate, POST /logout. */
export function mountUser(app: AuthApp, service: AuthService): void {
  app.get('/user', async (context) => context.json(userJson((await requireSignedIn(service, context)).person)));

  app.put('/user', async (context) => {
    const who = await requireSignedIn(service, context);
    service.limits.take('password', deviceOf(context).address);
    const wanted = await readBody(context, shape);
    if (wanted.app_metadata) throw new AuthFailure(403, 'not_admin', 'Updating app_metadata requires admin privileges');
    await change(service, who, wanted, redirectTarget(context.req.query('redirect_to'), service.siteUrl));
    const after = await findPerson(service.sql, { id: who.person.user.id });
    return context.json(userJson(after ?? who.person));
  });

  app.get('/reauthenticate', async (context) => {
    const { person } = await requireSignedIn(service, context);
    if (person.user.email_confirmed_at === null)
      throw new AuthFailure(422, 'email_not_confirmed', 'Please verify your email first.');
    service.limits.takeMail('reauthentication', person.user.email ?? '');
    await mailCode(service, service.sql, person, 'reauthentication', { redirectTo: '', withFlow: false });
    return context.json({});
  });

  app.post('/logout', async (context) => {
    const scope = context.req.query('scope') || 'global';
    if (!['global', 'local', 'others'].includes(scope)) throw invalid(`Unsupported logout scope "${scope}"`);
    const { person, session } = await requireSignedIn(service, context);
    await endSessions(service.sql, person.user.id, session.id, scope as Scope);
    await writeAudit(service.sql, 'logout', person.user);
    return context.body(null, 204);
  });
}
