import { createHmac } from 'node:crypto';
import { readToken, type TokenFault } from './access-token.ts';
import type { SigningKey } from './signing-key.ts';

interface GuardOptions {
  readonly key: SigningKey;
  readonly issuer: () => string;
  /** Known to this process alone: what the embedded API takes a token by. */
  readonly innerSecret: string;
}

/** What PostgREST says to a token that it does not take. */
const refusals: Record<TokenFault, readonly [code: string, message: string, details: string | null]> = {
  malformed: ['PGRST301', 'Expected 3 parts in JWT; got another number', null],
  signature: ['PGRST301', 'No suitable key or wrong key type', 'None of the keys was able to decode the JWT'],
  claims: ['PGRST301', 'No suitable key or wrong key type', 'The claims of the JWT cannot be used'],
  expired: ['PGRST303', 'JWT expired', null],
  early: ['PGRST303', 'JWT not yet valid', null],
  audience: ['PGRST303', 'JWT not in audience', null],
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The same claims for the embedded API, which knows HS256 only. */
function innerToken(claims: object, secret: string): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/**
 * Stands before the REST API: a bearer token must be one of the auth service (ES256) or an API key; anything else is
 * refused here. The embedded API gets a token that only this process can make, so nothing from outside reaches it signed.
 * Like the hosted one, it asks a token, not the session behind it: an ended session reads on until its token expires.
 */
export function createRestGuard({ innerSecret, issuer, key }: GuardOptions) {
  return (request: Request): Request | Response => {
    const header = request.headers.get('authorization') ?? '';
    const token = /^bearer\s+(.*)$/i.exec(header)?.[1]?.trim();
    if (token === undefined || token.startsWith('sb_')) return request;
    const read = readToken(token, key, issuer());
    if (read.ok) {
      const headers = new Headers(request.headers);
      headers.set('authorization', `Bearer ${innerToken(read.claims, innerSecret)}`);
      return new Request(request, { headers });
    }
    const [code, message, details] = refusals[read.fault];
    return Response.json(
      { code, details, hint: null, message },
      {
        status: 401,
        headers: {
          'access-control-allow-origin': '*',
          'proxy-status': `PostgREST; error=${code}`,
          'www-authenticate': `Bearer error="invalid_token", error_description="${message}"`,
        },
      },
    );
  };
}
