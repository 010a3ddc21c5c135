import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Sql } from 'postgres';
import * as z from 'zod/mini';
import { AuthFailure, invalid } from './failure.ts';
import type { Method } from './sessions.ts';

/** What a browser sends that wants to fetch the session of a mailed link by code (PKCE); both or neither. */
export const challengeShape = {
  code_challenge: z.nullish(z.string()),
  code_challenge_method: z.nullish(z.string()),
};

export interface Challenge {
  readonly value: string;
  readonly method: 's256' | 'plain';
}

/** The challenge of a request; undefined when it has none. Throws validation_failed for half of one. */
export function challengeOf(body: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}): Challenge | undefined {
  const { code_challenge: value, code_challenge_method: method } = body;
  if (!value && !method) return undefined;
  if (!value || !method)
    throw invalid('PKCE flow requires code_challenge_method and code_challenge parameters to be set');
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(value))
    throw invalid('code challenge has to be between 43 and 128 characters and use only unreserved ones');
  const known = method.toLowerCase();
  if (known !== 's256' && known !== 'plain') throw invalid('unsupported code_challenge method: use s256 or plain');
  return { value, method: known };
}

/** Remembers the challenge until the mailed link is used. */
export async function keepChallenge(sql: Sql, userId: string, method: Method, challenge: Challenge | undefined) {
  if (challenge === undefined) return;
  await sql`delete from auth.flow_state where created_at < now() - interval '1 day'`;
  await sql`
    insert into auth.flow_state (id, user_id, auth_code, authentication_method, provider_type, code_challenge, code_challenge_method)
    values (${randomUUID()}, ${userId}, ${randomUUID()}, ${method}, 'email', ${challenge.value}, ${challenge.method})`;
}

/** The code that the browser may exchange now that its link was used. */
export async function releaseCode(sql: Sql, userId: string, method: Method): Promise<string> {
  const [flow] = await sql<{ auth_code: string }[]>`
    update auth.flow_state set auth_code_issued_at = now() where id = (
      select id from auth.flow_state
      where user_id = ${userId} and authentication_method = ${method} and auth_code_issued_at is null
      order by created_at desc limit 1
    ) returning auth_code`;
  if (flow === undefined) throw new AuthFailure(400, 'flow_state_not_found', 'No associated flow state found.');
  return flow.auth_code;
}

interface FlowRow {
  readonly id: string;
  readonly user_id: string;
  readonly authentication_method: Method;
  readonly code_challenge: string;
  readonly code_challenge_method: string;
  readonly auth_code_issued_at: Date | null;
}

/** Takes a code with its verifier, once. Answers whose session it opens and how they proved themselves. */
export async function exchangeCode(sql: Sql, code: string, verifier: string, lifeSeconds: number) {
  const [flow] = await sql<FlowRow[]>`select * from auth.flow_state where auth_code = ${code} for update`;
  if (flow === undefined || flow.auth_code_issued_at === null)
    throw new AuthFailure(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  if (Date.now() - flow.auth_code_issued_at.getTime() > lifeSeconds * 1000)
    throw new AuthFailure(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  const hash =
    flow.code_challenge_method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  const given = Buffer.from(hash);
  const wanted = Buffer.from(flow.code_challenge);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new AuthFailure(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
  await sql`delete from auth.flow_state where id = ${flow.id}`;
  return { userId: flow.user_id, method: flow.authentication_method };
}
