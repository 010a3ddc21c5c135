import { failure, type Result, success } from '#src/domain/result/result.ts';
import { refusalOf } from './call-function.ts';

interface FileCall<Code extends string> {
  /** The last part of the function's address. */
  readonly name: string;
  readonly body: unknown;
  readonly token: string;
  readonly codes: Readonly<Record<Code, number>>;
}

export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Milliseconds: a long table is made while it is sent. */
const timeout = 600_000;

/** Calls a function that answers with a file; one that breaks off on the way is none (`offline`). */
export async function fetchFile<Code extends string>({
  name,
  body,
  token,
  codes,
}: FileCall<Code>): Promise<Result<NamedFile, Code | 'offline' | 'unexpected'>> {
  try {
    const response = await fetch(`/.netlify/functions/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) return refusalOf(await response.json().catch(() => undefined), codes);
    const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    return success({ name: named ?? name, content: await response.blob() });
  } catch {
    return failure('offline');
  }
}
