import { type Result, success } from '#src/domain/result/result.ts';
import { fileResponse } from './file-response.ts';

/**
 * Text that is made piece by piece as a file of the browser's: no more of it is made than is taken, so that a table of any
 * length needs little memory. What fails on the way ends the file early, and the browser with it: half a table is none.
 */
export function csvResponse(name: string, pieces: AsyncGenerator<string>): Result<Response, never> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return success(fileResponse({ name: `${name}.csv`, type: 'text/csv; charset=utf-8', body }));
}
