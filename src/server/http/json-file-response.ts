import { type Result, success } from '#src/domain/result/result.ts';

interface TextFile {
  /** ASCII letters, digits and hyphens. */
  readonly name: string;
  readonly text: string;
}

/** Makes a JSON text a file to be saved: of one person alone, kept by nobody on the way. */
export function jsonFileResponse<Code extends string>(result: Result<TextFile, Code>): Result<Response, Code> {
  if (!result.ok) return result;
  const { name, text } = result.value;
  return success(
    new Response(text, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      },
    }),
  );
}
