import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { buildOfTitle } from './build-hook.ts';

const notice = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  state: z.string(),
  title: z.nullish(z.string()),
  error_message: z.nullish(z.string()),
  deploy_ssl_url: z.nullish(z.string()),
  ssl_url: z.nullish(z.string()),
  context: z.nullish(z.string()),
});
const claims = z.object({ iss: z.literal('netlify'), sha256: z.string() });

const equal = (left: Buffer, right: Buffer) => left.length === right.length && timingSafeEqual(left, right);

function readPart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/**
 * Whether a header `X-Webhook-Signature` belongs to a body: a JWS of Netlify over the body's SHA-256 (HS256, issuer `netlify`;
 * documentation: Deploy notifications, payload signature). No other algorithm counts, whatever its header says.
 */
function isSigned(rawBody: string, signature: string, secret: string): boolean {
  const [head = '', payload = '', mac = '', ...rest] = signature.split('.');
  const alg = z.object({ alg: z.literal('HS256') });
  if (rest.length > 0 || !alg.safeParse(readPart(head)).success) return false;
  const expected = createHmac('sha256', secret).update(`${head}.${payload}`).digest();
  if (!equal(Buffer.from(mac, 'base64url'), expected)) return false;
  const said = claims.safeParse(readPart(payload));
  return said.success && equal(Buffer.from(said.data.sha256, 'hex'), createHash('sha256').update(rawBody).digest());
}

/**
 * Reads Netlify's news of a deploy. Null for states that are no end, and for deploys that no visitor is shown (previews). `secret`:
 * the JWS secret token of the notification; two with `|` between while a new one takes over.
 */
export function createDeployNotices(secret: string) {
  return (rawBody: string, headers: Headers): Result<DeployNews | null, 'signature_invalid'> => {
    const signature = headers.get('x-webhook-signature') ?? '';
    if (!secret.split('|').some((one) => isSigned(rawBody, signature, one))) return failure('signature_invalid');
    const read = notice.safeParse(readText(rawBody));
    if (!read.success) return success(null);
    const { id, state, title, error_message: error, deploy_ssl_url: own, ssl_url: site, context } = read.data;
    const isEnd = state === 'ready' || state === 'error';
    if (!isEnd || (context !== undefined && context !== null && context !== 'production')) return success(null);
    return success({
      deploy: id,
      build: buildOfTitle(title),
      ok: state === 'ready',
      error: error ?? undefined,
      url: own ?? site ?? undefined,
    });
  };
}

interface DeployNews {
  readonly deploy: string;
  readonly build: string | undefined;
  readonly ok: boolean;
  readonly error: string | undefined;
  readonly url: string | undefined;
}

function readText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
