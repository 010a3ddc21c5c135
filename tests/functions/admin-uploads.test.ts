import { randomUUID } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminUploadsResponse } from '#src/contracts/admin-uploads.ts';
import { readUploadsAnswer } from '#src/contracts/staff-uploads.ts';
import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import { readUploadedKey } from '#src/domain/catalogue/uploaded-picture.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, makeOpenStaff } from './staff.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
let staff: Awaited<ReturnType<typeof makeOpenStaff>>;
beforeAll(async () => {
  staff = await makeOpenStaff(shop, 'editor');
});

const ask = async (body: object) => (await askAs(shop, 'admin-uploads', staff.token, body)).answer;
const stateOf = async (upload: string) => {
  const { data } = await staff.client.rpc('read_uploads', { asked: { uploads: [upload] } });
  return readUploadsAnswer.parse(data)?.uploads[0];
};
const at = (address: string) => shop.run('uploaded-picture', new Request(`${shop.siteUrl}${address}`));

async function send(bytes: Uint8Array, type: string) {
  const upload = randomUUID();
  const { address = '' } = adminUploadsResponse.parse(await ask({ act: 'begin', upload, bytes: bytes.length }));
  const body = new Uint8Array(bytes);
  const { status } = await fetch(address, { method: 'PUT', headers: { 'content-type': type }, body });
  return { upload, address, status };
}
/** Uploads a file as a browser does, has it drawn, and answers what became of it. */
async function upload(bytes: Uint8Array, type = 'image/jpeg') {
  const sent = await send(bytes, type);
  expect(sent.status).toBe(200);
  expect(await ask({ act: 'finish', upload: sent.upload })).toEqual({ ok: true });
  expect((await stateOf(sent.upload))?.state).toBe('received');
  await shop.post('draw-uploads-background', {}, { ip: randomUUID() });
  return { ...sent, ...(await stateOf(sent.upload)) };
}

const plain = (width: number, height: number, color = '#789669') =>
  sharp({ create: { width, height, channels: 3, background: color } });
/** Red on the left, blue on the right. */
const halves = () =>
  plain(1600, 1200, '#0000ff').composite([{ input: { create: { width: 800, height: 1200, channels: 3, background: '#ff0000' } }, left: 0, top: 0 }]); // biome-ignore format: one thing

/** A ZIP with one file, as an archiver writes it. */
function zip(): Buffer {
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(26), deflateRawSync('alert(1)')]);
  const directory = Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), Buffer.alloc(42)]);
  return Buffer.concat([local, directory, Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
}

describe('a picture', () => {
  it('is drawn anew and given out in every width and format, and nothing of the file is', async () => {
    const bytes = await halves()
      .withExif({ IFD0: { Copyright: 'Secret name' }, IFD3: { GPSLatitude: '54/1 41/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const drawn = await upload(bytes);
    expect(drawn.state).toBe('ready');
    const picture = drawn.picture ?? '';
    expect(readUploadedKey(picture)).toMatchObject({ width: 900, height: 1200, color: '' });
    for (const [width, format, found] of [
      [150, 'jpg', 'jpeg'],
      [720, 'jpg', 'jpeg'],
      [240, 'webp', 'webp'],
      [720, 'webp', 'webp'],
      [480, 'avif', 'heif'],
      [900, 'avif', 'heif'],
    ] as const) {
      const response = await at(pictureAddress(picture, width, format));
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const made = Buffer.from(await response.arrayBuffer());
      const { exif, icc, xmp, ...about } = await sharp(made).metadata();
      expect({ exif, icc, xmp, ...about }).toMatchObject({ width, height: (width * 4) / 3, format: found });
      expect([exif, xmp]).toEqual([undefined, undefined]);
      expect(made.includes('Secret')).toBe(false);
    }
    // What was sent is gone, and the bucket gives nothing to anybody.
    const sent = await fetch(`${shop.backendUrl}/storage/v1/object/uploads/product/${drawn.upload}`);
    expect(sent.status).toBe(400);
    const [files] =
      await shop.sql`select count(*)::integer as number from uploaded_pictures where upload_id = ${drawn.upload}`;
    expect(files?.['number']).toBe(1);
  });

  it('stands upright, in plain colours: turned, CMYK, with 16 bits and with transparency', async () => {
    const turned = await halves().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(readUploadedKey((await upload(turned)).picture ?? '')).toMatchObject({ width: 1200 });
    for (const [bytes, type] of [
      [await halves().toColourspace('cmyk').jpeg().toBuffer(), 'image/jpeg'],
      [await halves().toColourspace('rgb16').png().toBuffer(), 'image/png'],
      [await halves().ensureAlpha(0.5).png().toBuffer(), 'image/png'],
      [await halves().webp().toBuffer(), 'image/webp'],
      [await halves().toColourspace('b-w').jpeg({ progressive: true }).toBuffer(), 'image/jpeg'],
    ] as const) {
      const { picture = '' } = await upload(bytes, type);
      const response = await at(pictureAddress(picture ?? '', 240));
      const { channels, depth, space, hasAlpha } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect({ channels, depth, space, hasAlpha }).toEqual({
        channels: 3,
        depth: 'uchar',
        space: 'srgb',
        hasAlpha: false,
      });
    }
  });

  it('is cropped to what matters, under a new address; the old one stays', async () => {
    const { picture: whole = '' } = await upload(await halves().jpeg().toBuffer());
    const looked = adminUploadsResponse.parse(await ask({ act: 'look', picture: whole })).whole;
    expect(looked).toMatchObject({ width: 1600, height: 1200, crop: { left: 350, top: 0, width: 900 } });
    expect(looked?.shown).toMatch(/^data:image\/webp;base64,/);
    const cropped = await ask({ act: 'crop', picture: whole, crop: { left: 0, top: 0, width: 780 } });
    const { picture = '' } = adminUploadsResponse.parse(cropped);
    expect(picture).not.toBe(whole);
    const red = await sharp(Buffer.from(await (await at(pictureAddress(picture, 240))).arrayBuffer())).stats();
    expect(red.channels.map(({ mean }) => Math.round(mean / 255))).toEqual([1, 0, 0]);
    expect((await at(pictureAddress(whole ?? '', 240))).status).toBe(200);
    expect(await ask({ act: 'crop', picture: whole, crop: { left: 1000, top: 0, width: 900 } })).toMatchObject({ code: 'crop_unfit' }); // biome-ignore format: a line each
    expect(await ask({ act: 'crop', picture: whole, crop: { left: 0, top: 0, width: 300 } })).toMatchObject({ code: 'crop_unfit' }); // biome-ignore format: a line each
    expect(await ask({ act: 'look', picture: 'women-wrap-coat/camel' })).toMatchObject({ code: 'picture_unknown' });
  });

  it('that is missing in a width is made of the master; an address that names nothing is none', async () => {
    const { picture = '' } = await upload(await halves().jpeg().toBuffer());
    const key = picture ?? '';
    const hash = readUploadedKey(key)?.hash ?? '';
    const headers = {
      authorization: `Bearer ${process.env['SUPABASE_SECRET_KEY']}`,
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ prefixes: [`${hash}/1-480.webp`] });
    await fetch(`${shop.backendUrl}/storage/v1/object/pictures`, { method: 'DELETE', headers, body });
    expect((await at(pictureAddress(key, 480))).status).toBe(200);
    for (const address of [
      pictureAddress(key, 481),
      pictureAddress(key.replace(hash, '0'.repeat(20)), 480),
      pictureAddress(`${key}/..`, 480),
      '/pictures/uploaded/sources/x-480.webp',
    ])
      expect((await at(address)).status, address).toBe(404);
  });
});

describe('a file that is no fair picture', () => {
  const cases: [string, string, () => Promise<Buffer>, string?][] = [
    ['a picture with an archive behind it', 'hidden_file', async () => Buffer.concat([await halves().jpeg().toBuffer(), zip()])],
    ['a page that begins as a picture', 'broken', async () => Buffer.from(`GIF89a/*`.padEnd(20, ' ').replace('GIF89a', '\xff\xd8\xff\xe0'), 'latin1')],
    ['an archive with a picture’s name', 'not_a_picture', async () => zip()],
    ['SVG with a script', 'svg', async () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', 'not_a_picture', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing but zeros', 'not_a_picture', async () => Buffer.alloc(64)],
    ['a picture of a phone (HEIC)', 'heic', async () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(64)])],
    ['an interrupted copy', 'broken', async () => (await halves().jpeg().toBuffer()).subarray(0, 9000)],
    ['a broken picture', 'broken', async () => { const bytes = await halves().png().toBuffer(); bytes.fill(7, 60, 400); return bytes; }],
    ['a moving picture', 'moving', async () => sharp(await moving(), { animated: true }).webp().toBuffer(), 'image/webp'],
    ['a GIF', 'moving', async () => halves().gif().toBuffer()],
    ['a bomb that says it is enormous', 'too_many_pixels', async () => { const bytes = await plain(900, 1200).png().toBuffer(); bytes.writeUInt32BE(60_000, 16); bytes.writeUInt32BE(60_000, 20); return bytes; }],
    ['a bomb that is enormous', 'too_many_pixels', async () => plain(11_900, 8_000).png({ compressionLevel: 9 }).toBuffer(), 'image/png'],
    ['a picture too small to be shown', 'too_small', async () => plain(640, 900).jpeg().toBuffer()],
    ['a strip', 'too_small', async () => plain(11_000, 900).jpeg().toBuffer()],
  ]; // biome-ignore format: a table

  it.each(cases)('%s is refused: %s', async (_, code, make, type) => {
    expect(await upload(await make(), type)).toMatchObject({ state: 'refused', refusal: code, picture: null });
  });

  async function moving(): Promise<Buffer> {
    const frames = await Promise.all(['#ff0000', '#0000ff'].map((color) => plain(800, 1100, color).png().toBuffer()));
    return sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
  }

  it('never arrives where it is too large or says it is something else', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await send(svg, 'image/svg+xml')).status).toBe(400);
    const { address } = await send(svg, 'text/html');
    const large = { method: 'PUT', headers: { 'content-type': 'image/png' }, body: new Uint8Array(25_000_001) };
    expect((await fetch(address, large)).status).toBe(413);
    expect((await fetch(`${address}0`, { ...large, body: 'x' })).status).toBe(400);
    expect((await fetch(address, { ...large, body: 'x' })).status).toBe(200);
    expect((await fetch(address, { ...large, body: 'y' })).status, 'an address takes one file').toBe(400);
    expect(await ask({ act: 'begin', upload: randomUUID(), bytes: 25_000_001 })).toMatchObject({
      code: 'invalid_request',
    });
  });
});

describe('uploads', () => {
  it('are whose they are: nobody else says that they have arrived', async () => {
    const { upload: id } = await send(await halves().jpeg().toBuffer(), 'image/jpeg');
    const other = await makeOpenStaff(shop);
    const body = { act: 'finish', upload: id };
    expect((await askAs(shop, 'admin-uploads', other.token, body)).answer).toMatchObject({ code: 'upload_unknown' });
    expect((await stateOf(id))?.state).toBe('requested');
    const { data } = await (await makeOpenStaff(shop)).client.from('uploads').select('id').eq('id', id);
    expect(data).toHaveLength(1);
  });

  it('that killed whoever drew them three times are given up', async () => {
    const { upload: id } = await send(await halves().jpeg().toBuffer(), 'image/jpeg');
    await ask({ act: 'finish', upload: id });
    await shop.sql`update uploads set tries = 3, taken_at = now() - interval '3 minutes' where id = ${id}`;
    await shop.tick('tend-uploads');
    expect(await stateOf(id)).toMatchObject({ state: 'refused', refusal: 'broken' });
  });

  it('that nobody uses go after a day; what a product has named stays for ever', async () => {
    const unused = await upload(await halves().jpeg().toBuffer());
    const used = await upload(await halves().jpeg().toBuffer());
    const product = `test-${randomUUID().slice(0, 8)}`;
    await shop.sql`
      insert into products (id, name, sku, price, active, images) values (${product}, 'Test', ${product}, 100, false, ${[used.picture ?? '']})`;
    await shop.sql`update products set images = '{}' where id = ${product}`;
    await shop.sql`update uploads set created_at = now() - interval '25 hours' where id in (${unused.upload}, ${used.upload})`;
    await shop.sql`update uploaded_pictures set created_at = now() - interval '25 hours' where upload_id in (${unused.upload}, ${used.upload})`;
    await shop.tick('tend-uploads');
    expect(await stateOf(unused.upload)).toBeUndefined();
    expect((await at(pictureAddress(unused.picture ?? '', 240))).status).toBe(404);
    expect((await at(pictureAddress(used.picture ?? '', 240))).status).toBe(200);
    await expect(
      shop.sql`update products set images = ${[unused.picture ?? '']} where id = ${product}`,
    ).rejects.toThrow('was never uploaded');
  });
});
