import * as z from 'zod/mini';
import { failure, type Result, success } from '#src/domain/result/result.ts';

/**
 * Reads what an SQL function answered: `{ ok: true, … }` as the value, `{ ok: false, code }` as the expected failure, with what
 * `details` reads of it. Throws for any other answer.
 */
export function readAnswer<Schema extends z.ZodMiniType, Code extends string>(
  answer: unknown,
  value: Schema,
  codes: readonly Code[],
  details?: z.ZodMiniType<Readonly<Record<string, unknown>>>,
): Result<z.output<Schema>, Code> {
  const { ok } = z.object({ ok: z.boolean() }).parse(answer);
  if (ok) return success(value.parse(answer));
  return failure(z.object({ code: z.enum(codes) }).parse(answer).code, details?.parse(answer));
}
