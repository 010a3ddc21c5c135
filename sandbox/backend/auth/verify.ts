import type { Sql } from 'postgres';
import * as z from 'zod/mini';
import { AuthFailure, invalid } from './failure.ts';
import { releaseCode } from './flow-state.ts';
import { flowPrefix, hashOf, redirectTarget } from './one-time-codes.ts';
import { type AuthApp, deviceOf, readBody, readEmail } from './request.ts';
import type { AuthService } from './service.ts';
import { type Method, openSession, type TokenAnswer } from './sessions.ts';
import { type CodeType, codeType, spendCode, type WantedCode } from './verify-code.ts';

const half = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
const shape = z.object({
  type: z.nullish(z.string()),
  token: z.nullish(z.string()),
  token_hash: z.nullish(z.string()),
  email: z.nullish(z.string()),
});

/** In the words of the challenge that was kept when the mail was asked for. */
const flowMethods: Record<CodeType, Method> = {
  signup: 'email/signup',
  email: 'email/signup',
  invite: 'invite',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email_change: 'email_change',
};

function wantedCode(body: z.infer<typeof shape>): { wanted: WantedCode; words: string } {
  const type = codeType(body.type);
  if (Boolean(body.token) === Boolean(body.token_hash)) throw invalid('Verify requires either a token or a token hash');
  if (body.token_hash)
    return { wanted: { type, hashes: [body.token_hash] }, words: 'Email link is invalid or has expired' };
  if (!body.email) throw invalid('Only an email address or phone number should be provided on verify');
  const hash = hashOf(readEmail(body.email), body.token ?? '');
  return { wanted: { type, hashes: [hash, `${flowPrefix}${hash}`] }, words: 'Token has expired or is invalid' };
}

const oauthNames: Partial<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
};

/** The way back with what went wrong behind `#` (and in the query, where a code would stand). */
function failureAddress(target: string, failure: AuthFailure, withFlow: boolean): string {
  const address = new URL(target);
  const error = oauthNames[failure.status];
  const told = {
    ...(error === undefined ? {} : { error }),
    error_code: failure.code,
    error_description: failure.message,
  };
  if (withFlow) for (const [name, value] of Object.entries(told)) address.searchParams.set(name, value);
  address.hash = new URLSearchParams({ ...told, sb: '' }).toString();
  return address.href;
}

function tokensAddress(target: string, answer: TokenAnswer, type: CodeType): string {
  const address = new URL(target);
  address.hash = new URLSearchParams({
    access_token: answer.access_token,
    expires_at: String(answer.expires_at),
    expires_in: String(answer.expires_in),
    refresh_token: answer.refresh_token,
    sb: '',
    token_type: answer.token_type,
    type,
  }).toString();
  return address.href;
}

function withQuery(target: string, name: string, value: string): string {
  const address = new URL(target);
  address.searchParams.set(name, value);
  return address.href;
}

function halfAddress(target: string, withFlow: boolean): string {
  const address = new URL(withFlow ? withQuery(target, 'message', half) : target);
  address.hash = new URLSearchParams({ message: half, sb: '' }).toString();
  return address.href;
}

/** GET /verify, where mailed links lead, and POST /verify for typed digits and for pages that bring the hash themselves. */
export function mountVerify(app: AuthApp, service: AuthService): void {
  app.get('/verify', async (context) => {
    const device = deviceOf(context);
    service.limits.take('verify', device.address);
    const token = context.req.query('token') ?? '';
    const type = codeType(context.req.query('type'));
    if (token === '') throw invalid('Verify requires a token or a token hash');
    const target = redirectTarget(context.req.query('redirect_to'), service.siteUrl);
    const withFlow = token.startsWith(flowPrefix);
    const wanted = { type, hashes: [token] };
    const way = await service.sql
      .begin(async (transaction) => {
        const sql = transaction as unknown as Sql;
        const { complete, userId } = await spendCode(service, sql, wanted, 'Email link is invalid or has expired');
        if (!complete) return halfAddress(target, withFlow);
        if (withFlow) return withQuery(target, 'code', await releaseCode(sql, userId, flowMethods[type]));
        return tokensAddress(target, await openSession(service, sql, userId, 'otp', device), type);
      })
      .catch((error: unknown) => {
        if (error instanceof AuthFailure) return failureAddress(target, error, withFlow);
        throw error;
      });
    return context.redirect(way, 303);
  });

  app.post('/verify', async (context) => {
    const device = deviceOf(context);
    service.limits.take('verify', device.address);
    const { wanted, words } = wantedCode(await readBody(context, shape));
    const answer = await service.sql.begin(async (transaction) => {
      const sql = transaction as unknown as Sql;
      const { complete, userId } = await spendCode(service, sql, wanted, words);
      return complete ? openSession(service, sql, userId, 'otp', device) : { msg: half, code: '200' };
    });
    return context.json(answer, 200, { 'cache-control': 'no-store' });
  });
}
