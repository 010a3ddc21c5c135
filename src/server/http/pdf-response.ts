import { type Result, success } from '#src/domain/result/result.ts';
import { type FileAnswer, fileResponse } from './file-response.ts';

interface File {
  /** ASCII letters, digits and hyphens. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

type Delivery = Pick<FileAnswer, 'disposition' | 'cacheControl'>;

/** Makes a drawn document an answer: shown in the browser, and of one person alone, where nothing else is said. */
export function pdfResponse<Code extends string>(
  result: Result<File, Code>,
  delivery: Delivery = {},
): Result<Response, Code> {
  if (!result.ok) return result;
  const { name, bytes } = result.value;
  const { byteLength: length } = bytes;
  return success(
    fileResponse({ name, type: 'application/pdf', body: bytes, length, disposition: 'inline', ...delivery }),
  );
}
