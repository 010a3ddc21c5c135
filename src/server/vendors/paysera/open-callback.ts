import { createDecipheriv, createPublicKey, type KeyObject, verify, X509Certificate } from 'node:crypto';
import { fromSafeBase64 } from './encoding.ts';

export interface CallbackSecrets {
  /** The project's password: Paysera signs requests and encrypts callbacks with it. */
  readonly password: string;
  /** What Paysera publishes: a public key or a certificate, PEM or its inner lines alone (`readPublicKey`). */
  readonly publicKey: KeyObject;
}

/** A key from an environment variable, where line breaks and frame lines may be missing. Throws where it is none. */
export function readPublicKey(text: string): KeyObject {
  const bytes = Buffer.from(text.replace(/-----[A-Z ]+-----|\\n|\s/g, ''), 'base64');
  if (text.includes('CERTIFICATE')) return new X509Certificate(bytes).publicKey;
  return createPublicKey({ key: bytes, format: 'der', type: 'spki' });
}

const cipher = { name: 'aes-256-gcm', keyLength: 32, ivLength: 12, tagLength: 16 } as const;

/**
 * The parameters inside a callback, once it is certain that Paysera sent it: `ss3` (RSA, SHA-256) or `ss2` (RSA, SHA-1) over
 * `data`, or `data` encrypted under the project's password. `ss1` is plain MD5 and proves nothing (decisions.md, bank
 * payments). Undefined for everything else.
 */
export function openCallback(query: URLSearchParams, secrets: CallbackSecrets): URLSearchParams | undefined {
  const data = query.get('data');
  if (data === null || data === '') return undefined;
  const [ss2, ss3] = [query.get('ss2'), query.get('ss3')];
  if (ss2 === null && ss3 === null) {
    // A callback that carries only the weak signature is refused, not taken for an encrypted one.
    return query.has('ss1') ? undefined : decrypt(fromSafeBase64(data), secrets.password);
  }
  const key = secrets.publicKey;
  const isSigned = ss3 === null ? signs('sha1', data, ss2, key) : signs('sha256', data, ss3, key);
  return isSigned ? new URLSearchParams(fromSafeBase64(data).toString('utf8')) : undefined;
}

function signs(hash: 'sha1' | 'sha256', data: string, signature: string | null, key: KeyObject): boolean {
  return signature !== null && verify(hash, Buffer.from(data), key, fromSafeBase64(signature));
}

/** Twelve bytes of initialisation vector, the text, sixteen bytes of tag; the password is cut or filled with zeros to the key. */
function decrypt(sealed: Buffer, password: string): URLSearchParams | undefined {
  const { name, keyLength, ivLength, tagLength } = cipher;
  if (sealed.length <= ivLength + tagLength) return undefined;
  const key = Buffer.alloc(keyLength);
  key.write(password);
  const opener = createDecipheriv(name, key, sealed.subarray(0, ivLength), { authTagLength: tagLength });
  opener.setAuthTag(sealed.subarray(-tagLength));
  try {
    const text = Buffer.concat([opener.update(sealed.subarray(ivLength, -tagLength)), opener.final()]);
    return new URLSearchParams(text.toString('utf8'));
  } catch {
    // The tag does not fit: altered, or sealed under another password.
    return undefined;
  }
}
