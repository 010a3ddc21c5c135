import { createCipheriv, createHash, createPrivateKey, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Paysera's side of its form protocol, written from its documents alone: it shares nothing with the shop's adapter. */

export type Parameters = Readonly<Record<string, string>>;

const urlSafe = (bytes: Buffer) => bytes.toString('base64').replace(/[+/]/g, (sign) => (sign === '+' ? '-' : '_'));

/** A request's parameters, or why it is refused. */
export function readRequest(
  query: URLSearchParams,
  project: { readonly id: string; readonly password: string },
): Parameters | 'bad_sign' | 'bad_projectid' {
  const data = query.get('data') ?? '';
  const expected = createHash('md5')
    .update(data + project.password)
    .digest('hex');
  if (data === '' || query.get('sign') !== expected) return 'bad_sign';
  const text = Buffer.from(
    data.replace(/[-_]/g, (sign) => (sign === '-' ? '+' : '/')),
    'base64',
  ).toString('utf8');
  const parameters = Object.fromEntries(new URLSearchParams(text));
  return parameters['projectid'] === project.id ? parameters : 'bad_projectid';
}

export function readDemonstrationKey(base64: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' });
}

/** What a callback or a return carries: the data with its three signatures, or the data encrypted under the password. */
export function packAnswer(
  parameters: Parameters,
  secrets: { readonly password: string; readonly key: KeyObject },
  encrypted = false,
): URLSearchParams {
  const query = new URLSearchParams(parameters).toString();
  if (encrypted) {
    const iv = randomBytes(12);
    const key = Buffer.concat([Buffer.from(secrets.password), Buffer.alloc(32)]).subarray(0, 32);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const text = Buffer.concat([cipher.update(query, 'utf8'), cipher.final()]);
    return new URLSearchParams({ data: urlSafe(Buffer.concat([iv, text, cipher.getAuthTag()])) });
  }
  const data = urlSafe(Buffer.from(query));
  return new URLSearchParams({
    data,
    ss1: createHash('md5')
      .update(data + secrets.password)
      .digest('hex'),
    ss2: urlSafe(sign('sha1', Buffer.from(data), secrets.key)),
    ss3: urlSafe(sign('sha256', Buffer.from(data), secrets.key)),
  });
}
