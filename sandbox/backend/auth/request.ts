import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { readToken } from './access-token.ts';
import { AuthFailure, badToken, invalid } from './failure.ts';
import type { Person, SessionRow } from './rows.ts';
import type { AuthService } from './service.ts';
import type { Device } from './sessions.ts';
import { findPerson } from './users.ts';

interface AuthEnvironment {
  readonly Bindings: Partial<HttpBindings>;
}
export type AuthApp = Hono<AuthEnvironment>;
export type AuthContext = Context<AuthEnvironment>;

/** A mistake in a body of this size is no accident. */
const maximumBody = 50_000;

/** The request's JSON in the wanted shape. Throws bad_json or validation_failed. */
export async function readBody<Value>(context: AuthContext, shape: z.ZodMiniType<Value>): Promise<Value> {
  const text = await context.req.text();
  if (text.length > maximumBody) throw new AuthFailure(413, 'request_entity_too_large', 'Request body too large');
  let data: unknown;
  try {
    data = text === '' ? {} : JSON.parse(text);
  } catch {
    throw new AuthFailure(400, 'bad_json', 'Could not parse request body as JSON');
  }
  const read = shape.safeParse(data);
  if (!read.success) throw invalid(`Could not read ${String(read.error.issues[0]?.path[0] ?? 'the request body')}`);
  return read.data;
}

/** An e-mail address in lower case. Throws validation_failed. */
export function readEmail(value: string | null | undefined): string {
  if (!value) throw invalid('An email address is required');
  if (value.length > 255) throw invalid('An email address is too long');
  const email = value.toLowerCase();
  if (!z.email().safeParse(email).success) throw invalid('Unable to validate email address: invalid format');
  return email;
}

export function deviceOf(context: AuthContext): Device {
  return {
    address: context.env?.incoming?.socket.remoteAddress ?? '127.0.0.1',
    userAgent: (context.req.header('user-agent') ?? '').slice(0, 500),
  };
}

function bearerOf(context: AuthContext): string | undefined {
  return /^bearer\s+(\S+)\s*$/i.exec(context.req.header('authorization') ?? '')?.[1];
}

export interface SignedIn {
  readonly person: Person;
  readonly session: SessionRow;
}

const words = {
  malformed: 'token is malformed: token contains an invalid number of segments',
  signature: 'signature is invalid',
  expired: 'token has invalid claims: token is expired',
  early: 'token has invalid claims: token is not valid yet',
  audience: 'token has invalid audience',
  claims: 'token has invalid claims',
} as const;

/**
 * Who asks. Throws no_authorization without a token, bad_jwt for one that is not this service's or not valid now,
 * user_not_found for a deleted user, session_not_found for an ended session, user_banned.
 */
export async function requireSignedIn(service: AuthService, context: AuthContext): Promise<SignedIn> {
  const token = bearerOf(context);
  if (token === undefined)
    throw new AuthFailure(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const read = readToken(token, service.key, service.issuer());
  if (!read.ok) throw badToken(`invalid JWT: unable to parse or verify signature, ${words[read.fault]}`);
  const person = await findPerson(service.sql, { id: read.claims.sub });
  if (person === undefined) throw new AuthFailure(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const [session] = await service.sql<SessionRow[]>`
    select * from auth.sessions where id = ${read.claims.session_id} and user_id = ${person.user.id}`;
  if (session === undefined)
    throw new AuthFailure(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  if (session.not_after !== null && session.not_after.getTime() <= Date.now())
    throw new AuthFailure(403, 'session_expired', 'Session Expired');
  if (person.user.banned_until !== null && person.user.banned_until.getTime() > Date.now())
    throw new AuthFailure(403, 'user_banned', 'User is banned');
  return { person, session };
}

/** Only the secret key may: it comes as the bearer token, or alone as the API key. */
export function requireSecretKey(service: AuthService, context: AuthContext): void {
  const shown = bearerOf(context) ?? context.req.header('apikey');
  if (shown === undefined)
    throw new AuthFailure(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  if (shown !== service.secretKey) throw new AuthFailure(403, 'not_admin', 'User not allowed');
}

export const hasVerifiedFactor = ({ factors }: Person) => factors.some((factor) => factor.status === 'verified');
