import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The key pair that signs access tokens. */
export interface SigningKey {
  readonly keyId: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  /** The public half as the key set shows it. */
  readonly published: Readonly<Record<string, unknown>>;
}

function fromPrivate(privateKey: KeyObject): SigningKey {
  const publicKey = createPublicKey(privateKey);
  const { crv, kty, x, y } = publicKey.export({ format: 'jwk' });
  // The thumbprint of RFC 7638: these members in this order.
  const keyId = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
  const published = { alg: 'ES256', crv, ext: true, key_ops: ['verify'], kid: keyId, kty, use: 'sig', x, y };
  return { keyId, privateKey, publicKey, published };
}

export function createSigningKey(): SigningKey {
  return fromPrivate(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);
}

/** The data folder's own key, made at the first start: sessions outlive a restart, and no two machines share a key. */
export function keptSigningKey(dataFolder: string): SigningKey {
  const file = path.join(dataFolder, 'auth-signing-key.pem');
  if (existsSync(file)) return fromPrivate(createPrivateKey(readFileSync(file, 'utf8')));
  const key = createSigningKey();
  writeFileSync(file, key.privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
  return key;
}
