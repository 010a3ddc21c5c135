/** Crockford's base 32: nothing in it is taken for another sign. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;
const groupLength = 4;

/** How many a person has at a time. */
export const recoveryCodeCount = 10;
/** Random bytes that one code is made of; five bits of each are used. */
export const recoveryCodeBytes = length;

/** A code as it is shown, `7K3M-Q0ZX-…`, made of random bytes: 80 bits, so that a plain hash of it tells nothing. */
export function spellRecoveryCode(bytes: Uint8Array): string {
  const code = Array.from(bytes.subarray(0, length), (byte) => signs[byte % signs.length]).join('');
  return code.match(new RegExp(`.{${groupLength}}`, 'g'))?.join('-') ?? '';
}

/** The signs of a code as somebody typed it, whatever stands between them; undefined where they make none. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return code.length === length && [...code].every((sign) => signs.includes(sign)) ? code : undefined;
}
