import { type PhotoFormat, photoFormat } from './picture-file.ts';

/** Why a file is not taken as a picture; the section's texts have a sentence for each that says what to do. */
export const uploadRefusals = [
  'not_a_picture',
  'heic',
  'svg',
  'moving',
  'hidden_file',
  'broken',
  'too_many_pixels',
  'too_small',
  'too_large',
  'not_received',
] as const;
export type UploadRefusal = (typeof uploadRefusals)[number];

/** Names that a file of the ISO base media format (ISO/IEC 14496-12) carries when phones write it as HEIC. */
const heic = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

const beginsLikeSvg = (bytes: Buffer) => /<svg[\s>]/i.test(bytes.toString('latin1', 0, 4096));

/** Beginnings of the three kinds that are taken; what follows them may still be broken or something else besides. */
const signatures: readonly RegExp[] = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF.{4}WEBP/s];

/** Whether a PNG or WebP moves: its control chunk stands before the first picture. */
function moves(bytes: Buffer, format: PhotoFormat): boolean {
  if (format === 'png') {
    const animation = bytes.indexOf('acTL', 8, 'latin1');
    return animation > 0 && animation < bytes.indexOf('IDAT', 8, 'latin1');
  }
  return format === 'webp' && bytes.toString('latin1', 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0;
}

/** What stands against a file by its bytes alone, before anything is decoded; nothing for a picture that may be tried. */
export function refuseFile(bytes: Buffer): UploadRefusal | undefined {
  if (bytes.length < 16) return 'not_a_picture';
  const head = bytes.toString('latin1', 0, 16);
  if (head.slice(4, 8) === 'ftyp' && heic.test(head.slice(8, 12))) return 'heic';
  if (/^GIF8[79]a/.test(head)) return 'moving';
  if (!signatures.some((signature) => signature.test(head))) return beginsLikeSvg(bytes) ? 'svg' : 'not_a_picture';
  const format = photoFormat(bytes);
  if (format !== undefined) return moves(bytes, format) ? 'moving' : undefined;
  return isCutShort(bytes) ? 'broken' : 'hidden_file';
}

/** Of a file that is no whole picture: whether its end is missing, as when a copy was interrupted; else something follows it. */
function isCutShort(bytes: Buffer): boolean {
  if (bytes[0] === 0xff) return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) === -1;
  if (bytes[0] === 0x89) return !bytes.includes('IEND', 8, 'latin1');
  return 8 + bytes.readUInt32LE(4) > bytes.length;
}
