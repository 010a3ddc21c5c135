import { useEffect, useState } from 'react';
import { type KeptReceipt, withdrawalDraft } from '#src/client/stores/withdrawal-draft.ts';
import {
  chosenPieces,
  emptyWithdrawalForm,
  type WithdrawalField,
  type WithdrawalForm,
  withdrawalFields,
  wrongWithdrawalFields,
} from '#src/domain/order/withdrawal.ts';
import { withdrawalStatement } from '#src/domain/order/withdrawal-statement.ts';
import { useOpenedOrder } from './use-opened-order.ts';
import { type SendingProblem, useSending } from './use-sending.ts';
import type { OpenedOrder, WithdrawData } from './withdraw-texts.ts';

/** The chosen lines of the order that is open, as far as they can still be withdrawn from. */
function linesOf(form: WithdrawalForm, opened: OpenedOrder) {
  if (opened.state !== 'known' || form.scope === 'whole_order') return [];
  const chosen = new Map(chosenPieces(form.pieces).map(({ line, quantity }) => [line, quantity]));
  return opened.order.lines.flatMap(({ left, line, text }) => {
    const quantity = Math.min(chosen.get(line) ?? 0, left);
    return quantity > 0 ? [{ line, text, quantity }] : [];
  });
}

/** What the shopper declares: what is typed, which order it is about, how it reads, and sending it. */
export function useWithdrawal({ language, seller }: WithdrawData) {
  const [form, setForm] = useState<WithdrawalForm>(emptyWithdrawalForm);
  const [wrong, setWrong] = useState<readonly WithdrawalField[]>([]);
  const [kept, setKept] = useState<KeptReceipt>();
  const [isRestored, setRestored] = useState(false);
  const [opened, readAgain] = useOpenedOrder(language);
  const { forgetProblem, isSending, problem, send: sendOff } = useSending();
  const isKnown = opened.state === 'known';
  const lines = linesOf(form, opened);

  useEffect(() => {
    setForm(withdrawalDraft.read());
    setKept(withdrawalDraft.readReceipt());
    setRestored(true);
  }, []);
  // What the order says of its buyer fills what is still empty.
  useEffect(() => {
    if (opened.state !== 'known') return;
    const { email, name } = opened.order;
    setForm((before) => ({ ...before, name: before.name || name, email: before.email || email }));
  }, [opened]);

  const wrongNow = (now: WithdrawalForm) =>
    wrongWithdrawalFields(now, isKnown).concat(
      isKnown && now.scope === 'lines' && linesOf(now, opened).length === 0 ? ['pieces'] : [],
    );
  const declaration = {
    ...{ language, lines, scope: form.scope, name: form.name, email: form.email },
    items: isKnown ? '' : form.items,
    reference: opened.state === 'known' ? opened.order.orderNumber : form.reference,
  };
  const statement = withdrawalStatement(declaration, seller);

  /** Sends the declaration; answers what came of it, or that it is on its way already. */
  async function send(): Promise<SendingProblem | 'received' | 'sending'> {
    if (isSending) return 'sending';
    const { language: locale, ...written } = declaration;
    const sent = { ...written, locale, lines: lines.map(({ line, quantity }) => ({ line, quantity })) };
    const outcome = await sendOff(opened.state === 'known' ? { ...sent, token: opened.token } : sent, statement);
    if (outcome === 'quantityExceeded') readAgain();
    if (typeof outcome === 'string') return outcome;
    const receipt = { receipt: outcome, email: form.email.trim() };
    withdrawalDraft.settle(receipt);
    setKept(receipt);
    setForm(emptyWithdrawalForm);
    return 'received';
  }

  return {
    ...{ form, opened, readAgain, lines, statement, problem, isSending, isRestored, kept, send, wrong },
    isReady: isRestored && opened.state !== 'loading' && wrongNow(form).length === 0,
    /** Takes over a field, keeps it in the tab, and takes away its mark as soon as it is right. */
    fillIn<Field extends keyof WithdrawalForm>(field: Field, value: WithdrawalForm[Field]) {
      const now = { ...form, [field]: value };
      setForm(now);
      withdrawalDraft.write(now);
      forgetProblem();
      setWrong((before) => before.filter((marked) => wrongNow(now).includes(marked)));
    },
    /** Marks what is wrong and answers it, in the order of the form. */
    check(): readonly WithdrawalField[] {
      const all = wrongNow(form);
      const found = withdrawalFields.filter((field) => all.includes(field));
      setWrong(found);
      return found;
    },
    /** Leaves the receipt for a new declaration. */
    startAnew() {
      withdrawalDraft.forgetReceipt();
      setKept(undefined);
    },
  };
}
export type Withdrawal = ReturnType<typeof useWithdrawal>;
