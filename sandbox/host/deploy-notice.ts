import { createHash, createHmac } from 'node:crypto';

/** What the platform says of a deploy; names as its API has them. */
export interface DeployNotice {
  readonly id: string;
  readonly state: 'ready' | 'error';
  readonly title: string | null;
  readonly error_message: string | null;
  readonly ssl_url: string;
}

const base64url = (text: string) => Buffer.from(text).toString('base64url');

/**
 * The request by which the platform tells a function how a deploy ended: the body, and in a header a JWS over its hash (HS256, issuer
 * `netlify`), as its documentation has it (Deploy notifications, payload signature).
 */
export function deployNotice(origin: string, notice: DeployNotice, secret: string): Request {
  const body = JSON.stringify(notice);
  const sha256 = createHash('sha256').update(body).digest('hex');
  const signed = `${base64url('{"alg":"HS256","typ":"JWT"}')}.${base64url(JSON.stringify({ iss: 'netlify', sha256 }))}`;
  const signature = createHmac('sha256', secret).update(signed).digest('base64url');
  return new Request(`${origin}/.netlify/functions/deploy-notification`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-webhook-signature': `${signed}.${signature}` },
  });
}
