import { useState } from 'react';
import { adjustStock } from '#src/client/functions/admin-stock.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { FoundVariant } from '#src/contracts/staff-stock.ts';
import { type StockReason, stockReasonNames, stockReasons, typedChange } from '#src/domain/stock/adjustment.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { ActDialog } from '../ActDialog.tsx';
import type { SectionProps } from '../admin-data.ts';
import { useActing } from '../use-acting.ts';

interface Props extends SectionProps<'admin-inventory'> {
  readonly variant: FoundVariant;
  readonly onDone: () => void;
  readonly onClosed: () => void;
}

/** Writes down pieces that came or went, and why; what the store will hold is shown before it is done. */
export function AdjustDialog({ data, texts, variant, onDone, onClosed }: Props) {
  const text = islandText(data.language, texts);
  // The dialog's own: pressed twice, or again after a lost answer, it is one change.
  const [request] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<StockReason>('delivery');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const { attempt } = useActing(data, texts.errors);
  const change = typedChange(reason, typed);

  async function write(): Promise<string | undefined> {
    if (change === undefined) return texts.adjust.notPieces;
    return attempt(
      (token) => adjustStock(token, { request, variant: variant.id, change, reason, note }),
      (answer) => {
        const done = text('adjust.done', { count: answer.on_hand });
        showToast({ kind: 'done', text: answer.changed ? done : texts.unchanged });
        onDone();
      },
    );
  }

  return (
    <ActDialog
      data={data}
      title={text('adjust.title', { sku: variant.sku })}
      act={texts.adjust.act}
      onAct={write}
      onClosed={onClosed}
    >
      <Select
        label={texts.adjust.reason}
        name="reason"
        value={reason}
        options={stockReasonNames.map((value) => ({ value, text: texts.reasons[value] }))}
        onValue={(value) => setReason(stockReasonNames.find((each) => each === value) ?? 'correction')}
      />
      <Field
        label={texts.adjust.pieces}
        name="pieces"
        inputMode={stockReasons[reason] === 0 ? 'text' : 'numeric'}
        hint={stockReasons[reason] === 0 ? texts.adjust.piecesHint : undefined}
        autoComplete="off"
        maxLength={8}
        value={typed}
        onValue={setTyped}
      />
      <p className="muted" role="status">
        {change !== undefined &&
          text('adjust.result', { before: variant.on_hand, after: Math.max(variant.on_hand + change, 0) })}
      </p>
      <Field
        label={texts.adjust.note}
        name="note"
        hint={texts.adjust.noteHint}
        autoComplete="off"
        maxLength={1000}
        value={note}
        onValue={setNote}
      />
    </ActDialog>
  );
}
