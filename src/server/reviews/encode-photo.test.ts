import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodePhoto } from './encode-photo.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 120, g: 150, b: 110 } } });
/** What compresses worst: every pixel another. */
const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** A ZIP with one file, as an archiver writes it. */
function zip(): Buffer {
  const content = deflateRawSync('alert(1)');
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(26), content]);
  const directory = Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), Buffer.alloc(42)]);
  return Buffer.concat([local, directory, Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
}

/** A PNG that says of itself that it is so large; a bomb holds no more than that. */
function claiming(png: Buffer, width: number, height: number): Buffer {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(width, 16);
  bomb.writeUInt32BE(height, 20);
  return bomb;
}

let jpeg: Buffer;
let png: Buffer;
let webp: Buffer;
beforeAll(async () => {
  jpeg = await picture(900, 600).jpeg().toBuffer();
  png = await picture(900, 600).png().toBuffer();
  webp = await picture(901, 600).webp().toBuffer();
});

const refusalOf = async (bytes: Buffer) => {
  const answer = await encodePhoto(bytes);
  return answer.ok ? 'kept' : answer.failure.code;
};

describe('a photo', () => {
  it('of each of the three kinds becomes WebP, with a square thumbnail', async () => {
    const progressive = await picture(900, 600).jpeg({ progressive: true }).toBuffer();
    for (const bytes of [jpeg, progressive, png, webp]) {
      const answer = await encodePhoto(bytes);
      if (!answer.ok) throw new Error(answer.failure.code);
      const { height, thumbnail, width } = answer.value;
      expect(await sharp(answer.value.picture).metadata()).toMatchObject({ format: 'webp', width, height });
      expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 240, height: 240 });
    }
  });

  it('loses place, camera and every other word in it, and stands upright', async () => {
    const told = await picture(900, 600)
      .withExif({ IFD0: { Artist: 'Ruta Kazlauskaite' }, IFD3: { GPSLatitude: '54/1 41/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(told).metadata()).exif).toBeDefined();
    const answer = await encodePhoto(told);
    if (!answer.ok) throw new Error(answer.failure.code);
    for (const bytes of [answer.value.picture, answer.value.thumbnail]) {
      const { exif, icc, orientation, xmp } = await sharp(bytes).metadata();
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.toString('latin1')).not.toContain('Ruta');
    }
    expect([answer.value.width, answer.value.height]).toEqual([600, 900]);
  });

  it('stays below its bytes however restless it is', async () => {
    const answer = await encodePhoto(await noise(2400).jpeg({ quality: 95 }).toBuffer());
    if (!answer.ok) throw new Error(answer.failure.code);
    expect(answer.value.picture.byteLength).toBeLessThanOrEqual(204_800);
    expect(answer.value.thumbnail.byteLength).toBeLessThanOrEqual(20_480);
    expect(Math.max(answer.value.width, answer.value.height)).toBeLessThanOrEqual(1400);
  });
});

describe('no photo', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><script>alert(1)</script></svg>',
  );
  const html = Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(20));
  it.each([
    ['SVG', () => svg],
    ['HTML', () => html],
    ['a renamed archive', zip],
    ['a GIF', () => picture(900, 600).gif().toBuffer()],
    ['nothing', () => Buffer.alloc(0)],
    ['a JPEG that was cut off', () => jpeg.subarray(0, jpeg.length >> 1)],
    ['a few bytes', () => Buffer.from([0xff, 0xd8, 0xff])],
    ['SVG behind the first bytes of a JPEG', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), svg])],
    ['a JPEG with an archive behind it', () => Buffer.concat([jpeg, zip()])],
    ['a PNG with a page behind it', () => Buffer.concat([png, html])],
    ['a WebP with an archive behind it', () => Buffer.concat([webp, zip()])],
    [
      'a JPEG with an archive in its comment',
      () => {
        const archive = zip();
        const length = Buffer.alloc(2);
        length.writeUInt16BE(archive.length + 2);
        return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, archive, jpeg.subarray(2)]);
      },
    ],
  ] as const)('%s', async (_, make) => {
    expect(await refusalOf(await make())).toBe('photo_type');
  });

  it.each([
    ['a picture of 100 million pixels', () => picture(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer()],
    ['a PNG that claims to be 60 000 pixels wide', () => claiming(png, 60_000, 60_000)],
    ['a stripe wider than any camera takes', () => picture(12_500, 300).png().toBuffer()],
    ['an icon', () => picture(64, 64).png().toBuffer()],
  ] as const)('%s', async (_, make) => {
    expect(await refusalOf(await make())).toBe('photo_unfit');
  });

  it('and no such file makes the shop stumble, wherever it breaks', async () => {
    for (let at = 16; at < jpeg.length; at += 97) {
      const broken = Buffer.from(jpeg);
      broken.fill(0xff, at, at + 8);
      expect(['kept', 'photo_type', 'photo_unfit']).toContain(await refusalOf(broken));
    }
  });
});
