import { useState } from 'react';
import { refundableOrder } from '#src/contracts/refund-facts.ts';
import type { StaffOrder } from '#src/contracts/staff-order.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { parseTypedAmount } from '#src/domain/money/typed-amount.ts';
import { computeRefund, wishedRefundReasons } from '#src/domain/payment/refund.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { ActDialog } from '../ActDialog.tsx';
import type { OrderPart } from './order-part.ts';
import { PiecesChoice } from './PiecesChoice.tsx';

interface Props extends OrderPart {
  readonly facts: NonNullable<StaffOrder['refundable']>;
  readonly onClosed: () => void;
}

/** Gives money back for pieces, of goodwill, or both; what it comes to is shown before it is done, by the rule that the shop computes with. */
export function RefundDialog({ facts, onClosed, ...part }: Props) {
  const { data, order, texts, attempt } = part;
  const { language } = data;
  const text = islandText(language, texts);
  // The dialog's own: pressed twice, or again after a lost answer, it is one refund.
  const [refund] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<(typeof wishedRefundReasons)[number]>('goodwill');
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const [restock, setRestock] = useState(false);
  const [typed, setTyped] = useState('');
  const lines = order.lines.flatMap((line) =>
    line.quantity > line.refunded ? [{ line, most: line.quantity - line.refunded }] : [],
  );
  const pieces = lines.flatMap(({ line }) => {
    const quantity = chosen[line.id] ?? 0;
    return quantity > 0 ? [{ line: line.id, quantity, restock }] : [];
  });
  const goodwill = typed.trim() === '' ? 0 : parseTypedAmount(typed);
  const isAsked = pieces.length > 0 || (goodwill ?? 0) > 0;
  const sums = goodwill === undefined ? undefined : computeRefund(refundableOrder(facts), { reason, pieces, goodwill });
  const money = (amount: number) => formatMoney(amount, facts.currency, language);
  const left = money(facts.paid - facts.refunded);

  async function give(): Promise<string | undefined> {
    if (goodwill === undefined) return texts.refund.notAnAmount;
    if (!isAsked) return texts.refund.nothing;
    if (sums === undefined) return text('refund.tooMuch', { left });
    return attempt(
      { act: 'refund', order: order.id, refund, reason, pieces, goodwill },
      text('refund.done', { amount: money(sums.amount.charged) }),
    );
  }

  return (
    <ActDialog
      data={data}
      title={texts.refund.title}
      act={sums ? text('refund.actAmount', { amount: money(sums.amount.charged) }) : texts.refund.act}
      onAct={give}
      onClosed={onClosed}
    >
      <p className="muted">{text('refund.lead', { left })}</p>
      <Select
        label={texts.refund.reason}
        name="reason"
        value={reason}
        options={wishedRefundReasons.map((value) => ({ value, text: texts.refundReasons[value] }))}
        onValue={setReason}
      />
      {lines.length > 0 && <PiecesChoice {...part} lines={lines} chosen={chosen} onChosen={setChosen} />}
      {pieces.length > 0 && (
        <label className="admin-tick">
          <input type="checkbox" checked={restock} onChange={() => setRestock(!restock)} />
          {texts.refund.restock}
        </label>
      )}
      <Field
        label={texts.refund.goodwill}
        name="goodwill"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        hint={texts.refund.goodwillHint}
        problem={goodwill === undefined ? texts.refund.notAnAmount : undefined}
        onValue={setTyped}
      />
      {sums && (
        <dl className="admin-sums" aria-live="polite">
          {(
            [
              ['goods', sums.lines.reduce((sum, { amount }) => sum + amount.charged, 0)],
              ['shipping', sums.shipping.charged],
              ['other', sums.other.charged],
            ] as const
          ).map(
            ([name, amount]) =>
              amount !== 0 && (
                <div key={name}>
                  <dt>{texts.refund.parts[name]}</dt>
                  <dd>{money(amount)}</dd>
                </div>
              ),
          )}
          <div>
            <dt>{texts.refund.parts.all}</dt>
            <dd>{money(sums.amount.charged)}</dd>
          </div>
        </dl>
      )}
    </ActDialog>
  );
}
