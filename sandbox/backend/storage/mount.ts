import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import type { Sql } from 'postgres';

interface StorageOptions {
  /** The shop's data folder; files lie in `storage` below it. */
  readonly dataFolder: string;
  readonly secretKey: string;
  readonly sql: Sql;
}

interface Bucket {
  readonly limit: number | null;
  readonly types: readonly string[] | null;
}

/** How long a signed address takes a file, seconds; as the hosted service. */
const signedFor = 7200;

const browsers = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'PUT, OPTIONS',
  'access-control-allow-headers': 'content-type, cache-control, x-upsert',
  'access-control-max-age': '86400',
};

/** As the hosted service words a refusal. */
const refuse = (context: Context, statusCode: number, error: string, message: string) =>
  context.json({ statusCode: String(statusCode), error, message }, statusCode === 413 ? 413 : 400, browsers);

/** Names that are folders and files and nothing else. */
const isPath = (name: string) => /^[a-z0-9][a-z0-9_.-]*(\/[a-z0-9][a-z0-9_.-]*)*$/i.test(name) && !name.includes('..');

/**
 * The part of Supabase's Storage that the shop uses: signed addresses to upload to, and files that the secret key alone writes,
 * reads and removes. Buckets are rows of `storage.buckets`, as migrations make them.
 */
export function createStorage({ dataFolder, secretKey, sql }: StorageOptions): Hono {
  const root = path.join(dataFolder, 'storage');
  const signing = randomBytes(32);
  const sign = (text: string) => createHmac('sha256', signing).update(text).digest('base64url');
  const app = new Hono();

  async function findBucket(id: string): Promise<Bucket | undefined> {
    const [row] = await sql<Bucket[]>`
      select file_size_limit::integer as "limit", allowed_mime_types as types from storage.buckets where id = ${id}`;
    return row;
  }
  const fileOf = (bucket: string, name: string) => path.join(root, bucket, name);
  const isOwner = (context: Context) => {
    const given = Buffer.from(/^Bearer (.*)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? '');
    const wanted = Buffer.from(secretKey);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  };
  const namesOf = (context: Context, prefix: string) => {
    const rest = decodeURIComponent(new URL(context.req.url).pathname).split(prefix)[1] ?? '';
    const [bucket = '', ...name] = rest.split('/');
    return { bucket, name: name.join('/') };
  };

  async function store(context: Context, bucketId: string, name: string, mayReplace: boolean): Promise<Response> {
    const bucket = await findBucket(bucketId);
    if (bucket === undefined) return refuse(context, 404, 'Bucket not found', 'Bucket not found');
    if (!isPath(name)) return refuse(context, 400, 'InvalidKey', `Invalid key: ${name}`);
    const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim() ?? '';
    if (bucket.types !== null && !bucket.types.includes(type))
      return refuse(context, 415, 'invalid_mime_type', `mime type ${type} is not supported`);
    const limit = bucket.limit ?? Number.POSITIVE_INFINITY;
    const tooLarge = () => refuse(context, 413, 'Payload too large', 'The object exceeded the maximum allowed size');
    if (Number(context.req.header('content-length') ?? 0) > limit) return tooLarge();
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of context.req.raw.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) return tooLarge();
      chunks.push(chunk);
    }
    const file = fileOf(bucketId, name);
    if (!mayReplace && (await readFile(file).catch(() => undefined)) !== undefined)
      return refuse(context, 409, 'Duplicate', 'The resource already exists');
    await mkdir(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
    await writeFile(unfinished, Buffer.concat(chunks));
    await rename(unfinished, file);
    return context.json({ Id: sign(file).slice(0, 22), Key: `${bucketId}/${name}` }, 200, browsers);
  }

  app.options('/object/upload/sign/*', (context) => context.body(null, 204, browsers));

  app.post('/object/upload/sign/*', async (context) => {
    if (!isOwner(context)) return refuse(context, 403, 'Unauthorized', 'new row violates row-level security policy');
    const { bucket, name } = namesOf(context, '/object/upload/sign/');
    if ((await findBucket(bucket)) === undefined) return refuse(context, 404, 'Bucket not found', 'Bucket not found');
    const ends = Math.floor(Date.now() / 1000) + signedFor;
    const token = `${ends}.${sign(`${bucket}/${name} ${ends}`)}`;
    return context.json({ url: `/object/upload/sign/${bucket}/${name}?token=${token}`, token });
  });

  app.put('/object/upload/sign/*', async (context) => {
    const { bucket, name } = namesOf(context, '/object/upload/sign/');
    const [ends = '', signature = ''] = (context.req.query('token') ?? '').split('.');
    if (signature !== sign(`${bucket}/${name} ${ends}`) || Number(ends) * 1000 < Date.now())
      return refuse(context, 400, 'InvalidJWT', 'signature verification failed');
    return store(context, bucket, name, false);
  });

  app.post('/object/list/:bucket', async (context) => {
    if (!isOwner(context)) return refuse(context, 403, 'Unauthorized', 'new row violates row-level security policy');
    const { prefix = '' } = (await context.req.json()) as { prefix?: string };
    const folder = isPath(prefix) ? fileOf(context.req.param('bucket'), prefix) : undefined;
    const names = folder === undefined ? [] : await readdir(folder).catch(() => []);
    return context.json(names.map((name) => ({ name, id: sign(name).slice(0, 22) })));
  });

  app.post('/object/*', async (context) => {
    if (!isOwner(context)) return refuse(context, 403, 'Unauthorized', 'new row violates row-level security policy');
    const { bucket, name } = namesOf(context, '/object/');
    return store(context, bucket, name, context.req.header('x-upsert') === 'true');
  });

  app.get('/object/*', async (context) => {
    const { bucket, name } = namesOf(context, '/object/');
    const bytes =
      isOwner(context) && isPath(name) ? await readFile(fileOf(bucket, name)).catch(() => undefined) : undefined;
    if (bytes === undefined) return refuse(context, 404, 'not_found', 'Object not found');
    return context.body(bytes, 200, { 'content-type': 'application/octet-stream' });
  });

  app.delete('/object/:bucket', async (context) => {
    if (!isOwner(context)) return refuse(context, 403, 'Unauthorized', 'new row violates row-level security policy');
    const body: unknown = await context.req.json();
    const names = (body as { prefixes?: unknown }).prefixes;
    const bucket = context.req.param('bucket');
    const removed: { name: string }[] = [];
    for (const name of Array.isArray(names) ? names.filter((each) => typeof each === 'string' && isPath(each)) : []) {
      await rm(fileOf(bucket, name), { force: true });
      removed.push({ name });
    }
    return context.json(removed);
  });
  return app;
}
