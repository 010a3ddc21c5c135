import { HttpFailure } from './http-failure.ts';

/** Reads the body and stops at `maximumBytes`, whatever Content-Length claims. Throws 413. */
export async function readBytes(request: Request, maximumBytes: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > maximumBytes) throw new HttpFailure(413, 'body_too_large');
  if (request.body === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maximumBytes) throw new HttpFailure(413, 'body_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads the body as text, as `readBytes` does. */
export async function readText(request: Request, maximumBytes: number): Promise<string> {
  return (await readBytes(request, maximumBytes)).toString('utf8');
}

/** Reads a JSON body. Throws 415 for another content type, 413 when too large, 400 when it cannot be parsed. */
export async function readJson(request: Request, maximumBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new HttpFailure(415, 'content_type_not_supported');
  const text = await readText(request, maximumBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpFailure(400, 'body_not_json');
  }
}
