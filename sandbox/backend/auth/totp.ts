import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;

/** A new secret of 160 bits in base32, as authenticator apps take it. */
export function createSecret(): string {
  let bits = '';
  for (const byte of randomBytes(20)) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

function secretBytes(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** The six digits of RFC 6238 (SHA-1, 30 s) at a time in milliseconds. */
export function codeAt(secret: string, milliseconds: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(milliseconds / 1000 / stepSeconds)));
  const mac = createHmac('sha1', secretBytes(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** True for the present code and its two neighbours: clocks of telephones are seconds off. */
export function isCode(secret: string, code: string, milliseconds: number): boolean {
  if (!/^\d{6}$/.test(code)) return false;
  const given = Buffer.from(code);
  let right = false;
  for (const step of [-1, 0, 1]) {
    const wanted = Buffer.from(codeAt(secret, milliseconds + step * stepSeconds * 1000));
    right = timingSafeEqual(given, wanted) || right;
  }
  return right;
}

/** The address that authenticator apps read from the picture. */
export function keyAddress(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({ algorithm: 'SHA1', digits: '6', issuer, period: String(stepSeconds), secret });
  return `otpauth://totp/${label}?${query}`;
}
