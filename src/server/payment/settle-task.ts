import * as z from 'zod/mini';
import type { Result } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

const codes = ['task_unknown', 'refund_open'] as const;

/** A person is done with a task. Those about a refund end with the refund alone. */
export async function settleTask(
  call: CallDatabase,
  taskId: string,
  actor: string,
  note: string,
): Promise<Result<{ changed: boolean }, (typeof codes)[number]>> {
  const answer = await call('settle_task', { settled_task: taskId, actor, note });
  return readAnswer(answer, z.object({ changed: z.boolean() }), codes);
}
