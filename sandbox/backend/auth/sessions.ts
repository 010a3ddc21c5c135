import { randomBytes, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { signToken } from './access-token.ts';
import { AuthFailure } from './failure.ts';
import { type Person, type SessionRow, userJson } from './rows.ts';
import type { AuthService } from './service.ts';
import { findPerson } from './users.ts';

/** How somebody proved who they are (`amr` in the token), in the hosted service's words. */
export type Method =
  | 'password'
  | 'otp'
  | 'totp'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  | 'email/signup'
  | 'email_change';

interface RefreshRow {
  readonly id: string;
  readonly token: string;
  readonly user_id: string;
  readonly session_id: string;
  readonly revoked: boolean;
  readonly parent: string | null;
  readonly updated_at: Date;
}

async function noteMethod(sql: Sql, sessionId: string, method: Method): Promise<void> {
  await sql`
    insert into auth.mfa_amr_claims (session_id, authentication_method) values (${sessionId}, ${method})
    on conflict (session_id, authentication_method) do update set updated_at = now()`;
}

async function addRefreshToken(sql: Sql, session: { id: string; user_id: string }, parent: string | null) {
  const token = randomBytes(18).toString('base64url');
  await sql`
    insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, parent)
    values (${randomUUID()}, ${token}, ${session.user_id}, ${session.id}, false, ${parent})`;
  return token;
}

/** What a sign-in or a refresh answers: a fresh access token with the refresh token beside it. */
async function tokenAnswer(service: AuthService, sql: Sql, person: Person, session: SessionRow, refreshToken: string) {
  const methods = await sql<{ method: string; at: Date }[]>`
    select authentication_method as method, updated_at as at from auth.mfa_amr_claims
    where session_id = ${session.id} order by updated_at desc`;
  const issued = Math.floor(Date.now() / 1000);
  const expires = issued + service.settings.tokenSeconds;
  const shown = userJson(person);
  const accessToken = signToken(service.key, {
    iss: service.issuer(),
    sub: person.user.id,
    aud: person.user.aud,
    exp: expires,
    iat: issued,
    email: shown.email,
    phone: '',
    app_metadata: shown.app_metadata,
    user_metadata: shown.user_metadata,
    role: person.user.role,
    aal: session.aal ?? 'aal1',
    amr: methods.map(({ method, at }) => ({ method, timestamp: Math.floor(at.getTime() / 1000) })),
    session_id: session.id,
    is_anonymous: false,
  });
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: service.settings.tokenSeconds,
    expires_at: expires,
    refresh_token: refreshToken,
    user: shown,
  };
}
export type TokenAnswer = Awaited<ReturnType<typeof tokenAnswer>>;

export interface Device {
  readonly address: string;
  readonly userAgent: string;
}

/** Opens a session for somebody who has just proved who they are. */
export async function openSession(service: AuthService, sql: Sql, userId: string, method: Method, device: Device) {
  const seconds = service.settings.sessionSeconds;
  const [session] = await sql<SessionRow[]>`
    insert into auth.sessions (id, user_id, aal, not_after, user_agent, ip)
    values (${randomUUID()}, ${userId}, 'aal1',
      ${seconds === undefined ? null : sql`now() + make_interval(secs => ${seconds})`}, ${device.userAgent}, ${device.address})
    returning *`;
  if (session === undefined) throw new Error('the session was not written');
  await noteMethod(sql, session.id, method);
  await sql`update auth.users set last_sign_in_at = now() where id = ${userId}`;
  const person = await findPerson(sql, { id: userId });
  if (person === undefined) throw new Error('the user is gone');
  return tokenAnswer(service, sql, person, session, await addRefreshToken(sql, session, null));
}

/** Lifts a session to the second level with a new pair of tokens; what was refreshable before is not any more. */
export async function liftSession(service: AuthService, sql: Sql, session: SessionRow, factorId: string) {
  await noteMethod(sql, session.id, 'totp');
  const [lifted] = await sql<SessionRow[]>`
    update auth.sessions set aal = 'aal2', factor_id = ${factorId}, updated_at = now() where id = ${session.id} returning *`;
  // Sessions that never showed the second factor end when there is one.
  await sql`delete from auth.sessions where user_id = ${session.user_id} and coalesce(aal, 'aal1') < 'aal2'`;
  await sql`delete from auth.refresh_tokens where session_id = ${session.id}`;
  const person = await findPerson(sql, { id: session.user_id });
  if (person === undefined || lifted === undefined) throw new Error('the session is gone');
  return tokenAnswer(service, sql, person, lifted, await addRefreshToken(sql, session, null));
}

const refusal = (code: string, what: string) => new AuthFailure(400, code, `Invalid Refresh Token: ${what}`);

/**
 * The refresh token that answers this one; undefined when it was spent too long ago, which only a thief or a lost answer
 * explains: the session ends then for both.
 */
async function succeed(sql: Sql, row: RefreshRow, reuseSeconds: number): Promise<string | undefined> {
  const [active] = await sql<RefreshRow[]>`
    select * from auth.refresh_tokens where session_id = ${row.session_id} and not revoked order by created_at desc limit 1`;
  // Its successor was never used: whoever asks has not got it (the other tab did, or the answer was lost).
  if (row.revoked && active?.parent === row.token) return active.token;
  const fresh = Date.now() - row.updated_at.getTime() <= reuseSeconds * 1000;
  if (row.revoked && !(fresh && active !== undefined)) return undefined;
  await sql`update auth.refresh_tokens set revoked = true, updated_at = now() where session_id = ${row.session_id} and not revoked`;
  return addRefreshToken(sql, { id: row.session_id, user_id: row.user_id }, row.token);
}

/** Spends a refresh token. Requests for one session wait for each other: two tabs get the same successor. */
export async function refreshSession(service: AuthService, token: string): Promise<TokenAnswer> {
  const answer = await service.sql.begin(async (transaction) => {
    const sql = transaction as unknown as Sql;
    const [owner] = await sql<RefreshRow[]>`select * from auth.refresh_tokens where token = ${token}`;
    if (owner === undefined) throw refusal('refresh_token_not_found', 'Refresh Token Not Found');
    const [session] = await sql<SessionRow[]>`select * from auth.sessions where id = ${owner.session_id} for update`;
    const [row] = await sql<RefreshRow[]>`select * from auth.refresh_tokens where token = ${token}`;
    const person = await findPerson(sql, { id: owner.user_id });
    if (session === undefined || row === undefined || person === undefined)
      throw refusal('session_not_found', 'No Valid Session Found');
    if (session.not_after !== null && session.not_after.getTime() <= Date.now())
      throw refusal('session_expired', 'Session Expired');
    if (person.user.banned_until !== null && person.user.banned_until.getTime() > Date.now())
      throw refusal('user_banned', 'User Banned');
    const next = await succeed(sql, row, service.settings.reuseSeconds);
    if (next === undefined) {
      await sql`delete from auth.sessions where id = ${session.id}`;
      return undefined;
    }
    await sql`update auth.sessions set refreshed_at = now(), updated_at = now() where id = ${session.id}`;
    return tokenAnswer(service, sql, person, session, next);
  });
  if (answer === undefined) throw refusal('refresh_token_already_used', 'Already Used');
  return answer as TokenAnswer;
}

export type Scope = 'global' | 'local' | 'others';

/** Ends sessions of a user: all, this one, or all but this one. */
export async function endSessions(sql: Sql, userId: string, sessionId: string, scope: Scope): Promise<void> {
  const which = {
    global: sql`true`,
    local: sql`id = ${sessionId}`,
    others: sql`id <> ${sessionId}`,
  }[scope];
  await sql`delete from auth.sessions where user_id = ${userId} and ${which}`;
}
