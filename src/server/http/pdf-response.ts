import { type Result, success } from '#src/domain/result/result.ts';

interface File {
  /** ASCII letters, digits and hyphens. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Delivery {
  readonly disposition: 'inline' | 'attachment';
  readonly cacheControl: string;
}

/** Of one shopper alone: shown in the browser, kept by nobody, its address told to nobody. */
const personal: Delivery = { disposition: 'inline', cacheControl: 'private, no-store' };

/** Makes a drawn document an answer. */
export function pdfResponse<Code extends string>(
  result: Result<File, Code>,
  { disposition, cacheControl }: Delivery = personal,
): Result<Response, Code> {
  if (!result.ok) return result;
  const { name, bytes } = result.value;
  return success(
    new Response(bytes, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `${disposition}; filename="${name}"`,
        'content-length': String(bytes.byteLength),
        'cache-control': cacheControl,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      },
    }),
  );
}
