import type { Sql } from 'postgres';
import * as z from 'zod/mini';
import { attemptRefusal } from './attempt-hooks.ts';
import { AuthFailure, invalid } from './failure.ts';
import { exchangeCode } from './flow-state.ts';
import { isPassword } from './passwords.ts';
import { type AuthApp, type AuthContext, deviceOf, readBody } from './request.ts';
import type { AuthService } from './service.ts';
import { endSessions, openSession, refreshSession } from './sessions.ts';
import { findPerson, writeAudit } from './users.ts';

const passwordShape = z.object({ email: z.nullish(z.string()), password: z.nullish(z.string()) });
const refreshShape = z.object({ refresh_token: z.nullish(z.string()) });
const codeShape = z.object({ auth_code: z.nullish(z.string()), code_verifier: z.nullish(z.string()) });

const wrong = () => new AuthFailure(400, 'invalid_credentials', 'Invalid login credentials');

async function passwordGrant(service: AuthService, context: AuthContext) {
  const device = deviceOf(context);
  service.limits.take('password', device.address);
  const body = await readBody(context, passwordShape);
  if (!body.email) throw invalid('missing email or phone');
  const person = await findPerson(service.sql, { email: body.email.toLowerCase() });
  const right = await isPassword(service.sql, body.password ?? '', person?.user.encrypted_password);
  const refusal = await attemptRefusal(service.sql, 'password', { user_id: person?.user.id, valid: right });
  if (refusal !== undefined && person !== undefined) {
    if (refusal.endSessions) await endSessions(service.sql, person.user.id, '', 'global');
    throw new AuthFailure(400, 'invalid_credentials', refusal.message);
  }
  if (person === undefined || !right) throw wrong();
  if (person.user.banned_until !== null && person.user.banned_until.getTime() > Date.now())
    throw new AuthFailure(400, 'user_banned', 'User is banned');
  if (person.user.email_confirmed_at === null) throw new AuthFailure(400, 'email_not_confirmed', 'Email not confirmed');
  return service.sql.begin(async (transaction) => {
    const sql = transaction as unknown as Sql;
    await writeAudit(sql, 'login', person.user);
    return openSession(service, sql, person.user.id, 'password', device);
  });
}

async function refreshGrant(service: AuthService, context: AuthContext) {
  service.limits.take('refresh', deviceOf(context).address);
  const { refresh_token: token } = await readBody(context, refreshShape);
  if (!token) throw invalid('refresh_token required');
  return refreshSession(service, token);
}

async function codeGrant(service: AuthService, context: AuthContext) {
  const device = deviceOf(context);
  service.limits.take('verify', device.address);
  const { auth_code: code, code_verifier: verifier } = await readBody(context, codeShape);
  if (!code || !verifier) throw invalid('invalid request: both auth code and code verifier should be non-empty');
  return service.sql.begin(async (transaction) => {
    const sql = transaction as unknown as Sql;
    const { method, userId } = await exchangeCode(sql, code, verifier, service.settings.flowSeconds);
    return openSession(service, sql, userId, method, device);
  });
}

const grants = { password: passwordGrant, refresh_token: refreshGrant, pkce: codeGrant } as const;

/** POST /token?grant_type=password|refresh_token|pkce. */
export function mountToken(app: AuthApp, service: AuthService): void {
  app.post('/token', async (context) => {
    const wanted = context.req.query('grant_type') ?? '';
    if (!Object.hasOwn(grants, wanted)) throw new AuthFailure(400, 'invalid_credentials', 'unsupported_grant_type');
    const answer = await grants[wanted as keyof typeof grants](service, context);
    return context.json(answer, 200, { 'cache-control': 'no-store' });
  });
}
