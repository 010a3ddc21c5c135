export interface FileAnswer {
  /** ASCII letters, digits, hyphens and the ending. */
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly body: BodyInit;
  /** Shown in the browser, or saved. */
  readonly disposition?: 'inline' | 'attachment';
  readonly cacheControl?: string;
  /** Bytes, where they are known. */
  readonly length?: number | undefined;
  /** How the body is packed; not at all where this is absent. */
  readonly encoding?: 'gzip';
}

/** A file for a browser. As said by nobody otherwise it is one person's: saved, kept by nobody on the way, its address told to nobody. */
export function fileResponse(file: FileAnswer): Response {
  const { name, type, body, disposition = 'attachment', cacheControl = 'private, no-store', length, encoding } = file;
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `${disposition}; filename="${name}"`,
      ...(length !== undefined && { 'content-length': String(length) }),
      ...(encoding !== undefined && { 'content-encoding': encoding, vary: 'accept-encoding' }),
      'cache-control': cacheControl,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}
