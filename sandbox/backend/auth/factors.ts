import type { Sql } from 'postgres';
import { renderSVG } from 'uqr';
import * as z from 'zod/mini';
import { attemptRefusal } from './attempt-hooks.ts';
import { AuthFailure, invalid } from './failure.ts';
import { sendNotice } from './mailed-codes.ts';
import { type AuthApp, type AuthContext, deviceOf, readBody, requireSignedIn, type SignedIn } from './request.ts';
import type { FactorRow, Person } from './rows.ts';
import type { AuthService } from './service.ts';
import { endSessions, liftSession } from './sessions.ts';
import { createSecret, isCode, keyAddress } from './totp.ts';

const enrolShape = z.object({
  factor_type: z.nullish(z.string()),
  friendly_name: z.nullish(z.string()),
  issuer: z.nullish(z.string()),
});
/** `channel` belongs to telephones; it is taken and ignored. */
const challengeShape = z.object({ channel: z.nullish(z.string()) });
const verifyShape = z.object({ challenge_id: z.nullish(z.uuid()), code: z.nullish(z.string()) });

function checkEnrolment({ maximumFactors }: AuthService['settings'], { person, session }: SignedIn, name: string) {
  const refuse = (code: string, sentence: string) => new AuthFailure(422, code, sentence);
  if (name !== '' && person.factors.some((factor) => factor.friendly_name === name))
    throw refuse('mfa_factor_name_conflict', `A factor with the friendly name "${name}" for this user already exists`);
  if (person.factors.length >= maximumFactors)
    throw refuse('too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached, unenroll to continue');
  if (person.factors.some((factor) => factor.status === 'verified') && session.aal !== 'aal2')
    throw new AuthFailure(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
}

async function enrol(service: AuthService, context: AuthContext) {
  const who = await requireSignedIn(service, context);
  const body = await readBody(context, enrolShape);
  if (body.factor_type !== 'totp') throw invalid('factor_type needs to be totp');
  const name = (body.friendly_name ?? '').slice(0, 100);
  // An enrolment that was begun and left takes no place for ever.
  await service.sql`
    delete from auth.mfa_factors
    where user_id = ${who.person.user.id} and status = 'unverified' and created_at < now() - interval '5 minutes'`;
  checkEnrolment(service.settings, who, name);
  const secret = createSecret();
  const [factor] = await service.sql<FactorRow[]>`
    insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret)
    values (${who.person.user.id}, ${name}, 'totp', 'unverified', ${secret}) returning *`;
  const uri = keyAddress(secret, who.person.user.email ?? '', body.issuer || new URL(service.siteUrl).host);
  const picture = renderSVG(uri, { ecc: 'M', border: 4, blackColor: 'black', whiteColor: 'white' });
  return { id: factor?.id, type: 'totp', friendly_name: name, totp: { qr_code: picture, secret, uri } };
}

function ownFactor({ factors }: Person, id: string): FactorRow {
  const factor = factors.find((candidate) => candidate.id === id);
  if (factor === undefined) throw new AuthFailure(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

interface ChallengeRow {
  readonly id: string;
  readonly created_at: Date;
  readonly verified_at: Date | null;
}

/** Throws unless this challenge of this factor is still open. */
async function checkChallenge(service: AuthService, factor: FactorRow, id: string, address: string): Promise<void> {
  const [challenge] = await service.sql<ChallengeRow[]>`
    select * from auth.mfa_challenges where id = ${id} and factor_id = ${factor.id}`;
  const refuse = (code: string, sentence: string) => new AuthFailure(422, code, sentence);
  if (challenge === undefined)
    throw refuse('mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  const [same] = await service.sql`select 1 from auth.mfa_challenges where id = ${id} and ip_address = ${address}`;
  if (challenge.verified_at !== null || same === undefined)
    throw refuse('mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  if (Date.now() - challenge.created_at.getTime() > service.settings.challengeSeconds * 1000)
    throw refuse(
      'mfa_challenge_expired',
      `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    );
}

async function verifyFactor(service: AuthService, context: AuthContext, factorId: string) {
  const { address } = deviceOf(context);
  const { person, session } = await requireSignedIn(service, context);
  const factor = ownFactor(person, factorId);
  const { challenge_id: challengeId, code } = await readBody(context, verifyShape);
  if (!challengeId)
    throw new AuthFailure(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  await checkChallenge(service, factor, challengeId, address);
  const valid = isCode(factor.secret ?? '', code ?? '', Date.now());
  const event = { user_id: person.user.id, factor_id: factor.id, factor_type: 'totp', valid };
  const refusal = await attemptRefusal(service.sql, 'factor', event);
  if (refusal !== undefined) {
    await endSessions(service.sql, person.user.id, session.id, 'global');
    throw new AuthFailure(403, 'mfa_verification_rejected', refusal.message);
  }
  if (!valid) throw new AuthFailure(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  const answer = await service.sql.begin(async (transaction) => {
    const sql = transaction as unknown as Sql;
    const [used] = await sql`
      update auth.mfa_challenges set verified_at = now() where id = ${challengeId} and verified_at is null returning id`;
    if (used === undefined)
      throw new AuthFailure(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
    await sql`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${factor.id}`;
    await sql`delete from auth.mfa_factors where user_id = ${person.user.id} and status = 'unverified'`;
    return liftSession(service, sql, session, factor.id);
  });
  if (factor.status === 'unverified')
    sendNotice(service, person, 'mfa_factor_enrolled_notification', { factor_type: 'totp' });
  return answer;
}

/** Takes a factor away; sessions that it had lifted fall back to the first level. */
export async function removeFactor(service: AuthService, person: Person, factor: FactorRow): Promise<void> {
  await service.sql.begin(async (transaction) => {
    const sql = transaction as unknown as Sql;
    await sql`delete from auth.mfa_factors where id = ${factor.id}`;
    const sessions = await sql<{ id: string }[]>`
      update auth.sessions set aal = 'aal1', factor_id = null
      where user_id = ${person.user.id} and factor_id = ${factor.id} returning id`;
    const ids = sessions.map(({ id }) => id);
    if (ids.length > 0)
      await sql`delete from auth.mfa_amr_claims where session_id in ${sql(ids)} and authentication_method = 'totp'`;
  });
  if (factor.status === 'verified')
    sendNotice(service, person, 'mfa_factor_unenrolled_notification', { factor_type: 'totp' });
}

/** POST /factors, POST /factors/:id/challenge, POST /factors/:id/verify, DELETE /factors/:id. */
export function mountFactors(app: AuthApp, service: AuthService): void {
  app.post('/factors', async (context) => context.json(await enrol(service, context)));

  app.post('/factors/:id/challenge', async (context) => {
    service.limits.take('factor', deviceOf(context).address);
    const { person } = await requireSignedIn(service, context);
    const factor = ownFactor(person, context.req.param('id'));
    await readBody(context, challengeShape);
    const [challenge] = await service.sql<ChallengeRow[]>`
      insert into auth.mfa_challenges (factor_id, ip_address) values (${factor.id}, ${deviceOf(context).address}) returning *`;
    await service.sql`update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = ${factor.id}`;
    const created = challenge?.created_at.getTime() ?? Date.now();
    const expires = Math.floor(created / 1000) + service.settings.challengeSeconds;
    return context.json({ id: challenge?.id, type: factor.factor_type, expires_at: expires });
  });

  app.post('/factors/:id/verify', async (context) => {
    service.limits.take('factor', deviceOf(context).address);
    const answer = await verifyFactor(service, context, context.req.param('id'));
    return context.json(answer, 200, { 'cache-control': 'no-store' });
  });

  app.delete('/factors/:id', async (context) => {
    const { person, session } = await requireSignedIn(service, context);
    const factor = ownFactor(person, context.req.param('id'));
    if (factor.status === 'verified' && session.aal !== 'aal2')
      throw new AuthFailure(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    await removeFactor(service, person, factor);
    return context.json({ id: factor.id });
  });
}
