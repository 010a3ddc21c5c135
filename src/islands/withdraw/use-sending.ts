import { useState } from 'react';
import { sendWithdrawal } from '#src/client/functions/withdraw.ts';
import { withdrawalDraft } from '#src/client/stores/withdrawal-draft.ts';
import type { WithdrawalReceipt } from '#src/contracts/withdrawal.ts';

export type SendingProblem = 'quantityExceeded' | 'limited' | 'offline' | 'failed';

const problemOf: Readonly<Record<string, SendingProblem>> = {
  quantity_exceeded: 'quantityExceeded',
  rate_limited: 'limited',
  offline: 'offline',
};

type Declaration = Omit<Parameters<typeof sendWithdrawal>[0], 'id'>;

/** Sending a declaration: one at a time, under the id of its words, with what keeps it from arriving. */
export function useSending() {
  const [problem, setProblem] = useState<SendingProblem>();
  const [isSending, setSending] = useState(false);

  async function send(declaration: Declaration, statement: string): Promise<WithdrawalReceipt | SendingProblem> {
    setSending(true);
    setProblem(undefined);
    const answer = await sendWithdrawal({ ...declaration, id: withdrawalDraft.idOf(statement) });
    setSending(false);
    if (answer.ok) return answer.value;
    const found = problemOf[answer.failure.code] ?? 'failed';
    setProblem(found);
    return found;
  }
  return { problem, isSending, send, forgetProblem: () => setProblem(undefined) };
}
