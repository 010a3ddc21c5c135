export type PhotoFormat = 'jpeg' | 'png' | 'webp';

const startsWith = (bytes: Buffer, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);

/** Markers of a JPEG that stand alone, without a length: restarts, and the one for arithmetic coding. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Where a JPEG ends: behind its end marker, whose bytes stand for themselves only outside of segments. */
function endOfJpeg(bytes: Buffer): number | undefined {
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) {
      // Within a scan: up to the next marker that is no stuffed byte.
      at = bytes.indexOf(0xff, at);
      if (at === -1) return undefined;
    }
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return at + 2;
    if (marker === 0xff) at += 1;
    else if (marker === 0 || isAlone(marker)) at += 2;
    else {
      if (at + 4 > bytes.length) return undefined;
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
  return undefined;
}

/** Where a PNG ends: behind its last chunk. */
function endOfPng(bytes: Buffer): number | undefined {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
    if (name === 'IEND') return at <= bytes.length ? at : undefined;
  }
  return undefined;
}

/** Where a WebP ends, as its first chunk says; odd lengths are filled up. */
function endOfWebp(bytes: Buffer): number {
  const size = bytes.readUInt32LE(4);
  return 8 + size + (size % 2);
}

interface Kind {
  readonly format: PhotoFormat;
  is(bytes: Buffer): boolean;
  end(bytes: Buffer): number | undefined;
}

const kinds: readonly Kind[] = [
  { format: 'jpeg', is: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]), end: endOfJpeg },
  {
    format: 'png',
    is: (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    end: endOfPng,
  },
  {
    format: 'webp',
    is: (bytes) => startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8),
    end: endOfWebp,
  },
];

/** The directory of a ZIP archive, by which one is found anywhere in a file. */
const zipDirectory = Buffer.from('PK\x01\x02', 'latin1');
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');

/**
 * What a file is by its own bytes, not by its name or type: a JPEG, PNG or WebP that ends where its picture ends. Undefined for
 * anything else, and for a picture that is an archive or another file at the same time.
 */
export function photoFormat(bytes: Buffer): PhotoFormat | undefined {
  if (bytes.length < 16) return undefined;
  const kind = kinds.find(({ is }) => is(bytes));
  if (kind === undefined || kind.end(bytes) !== bytes.length) return undefined;
  return bytes.includes(zipDirectory) && bytes.includes(zipEnd) ? undefined : kind.format;
}
