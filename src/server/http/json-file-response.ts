import { type Result, success } from '#src/domain/result/result.ts';
import { fileResponse } from './file-response.ts';

interface TextFile {
  /** ASCII letters, digits and hyphens. */
  readonly name: string;
  readonly text: string;
}

/** Makes a JSON text a file to be saved: of one person alone, kept by nobody on the way. */
export function jsonFileResponse<Code extends string>(result: Result<TextFile, Code>): Result<Response, Code> {
  if (!result.ok) return result;
  const { name, text } = result.value;
  return success(fileResponse({ name, type: 'application/json; charset=utf-8', body: text }));
}
