import * as z from 'zod/mini';
import { type WithdrawalReceipt, withdrawResponse } from '#src/contracts/withdrawal.ts';
import {
  emptyWithdrawalForm,
  type WithdrawalForm,
  withdrawalLengths,
  withdrawalScopes,
} from '#src/domain/order/withdrawal.ts';
import { sessionMemory } from './session-memory.ts';

const draftName = 'withdrawal-draft';
const receiptName = 'withdrawal-receipt';

const text = (maximum: number) => z.string().check(z.maxLength(maximum));
const draft = z.object({
  name: text(withdrawalLengths.name),
  email: text(withdrawalLengths.email),
  reference: text(withdrawalLengths.reference),
  items: text(withdrawalLengths.items),
  scope: z.enum(withdrawalScopes),
  pieces: z.record(z.string(), z.int().check(z.gte(0))),
});

/** The declaration that was last sent: the same words keep their id, so that sending again cannot make two of it. */
const sentDeclaration = z.object({ id: z.uuid(), statement: z.string() });

const receiptKept = z.object({ receipt: withdrawResponse, email: z.string() });
export type KeptReceipt = { readonly receipt: WithdrawalReceipt; readonly email: string };

const idName = 'withdrawal-id';

/** What the withdrawal page remembers in its tab: what is typed, under which id it was sent, and the receipt. */
export const withdrawalDraft = {
  read(): WithdrawalForm {
    const kept = draft.safeParse(sessionMemory.read(draftName));
    return kept.success ? kept.data : emptyWithdrawalForm;
  },
  write: (form: WithdrawalForm) => sessionMemory.write(draftName, form),
  /** The id of a declaration in these words. */
  idOf(statement: string): string {
    const kept = sentDeclaration.safeParse(sessionMemory.read(idName));
    if (kept.success && kept.data.statement === statement) return kept.data.id;
    const id = crypto.randomUUID();
    sessionMemory.write(idName, { id, statement });
    return id;
  },
  readReceipt(): KeptReceipt | undefined {
    const kept = receiptKept.safeParse(sessionMemory.read(receiptName));
    return kept.success ? kept.data : undefined;
  },
  /** The declaration has arrived: its receipt takes the place of what was typed. */
  settle(kept: KeptReceipt): void {
    sessionMemory.write(receiptName, kept);
    sessionMemory.forget(draftName);
    sessionMemory.forget(idName);
  },
  forgetReceipt: () => sessionMemory.forget(receiptName),
};
