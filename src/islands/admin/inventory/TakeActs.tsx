import { useState } from 'react';
import { takeStock } from '#src/client/functions/admin-stock-takes.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { AdminStockTakesResponse } from '#src/contracts/admin-stock-takes.ts';
import type { StockTake } from '#src/contracts/staff-stock-takes.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { ActDialog } from '../ActDialog.tsx';
import type { SectionProps } from '../admin-data.ts';
import { useActing } from '../use-acting.ts';

interface Props extends SectionProps<'admin-inventory'> {
  readonly take: StockTake;
  readonly onDone: () => void;
}

/** How an open stock-take ends: the stock is made to agree with it, or it is given up. */
export function TakeActs({ data, texts, take, onDone }: Props) {
  const text = islandText(data.language, texts);
  const [open, setOpen] = useState<'apply' | 'cancel'>();
  const { attempt } = useActing(data, texts.errors);

  const end = (act: 'apply' | 'cancel', words: (answer: AdminStockTakesResponse) => string) =>
    attempt(
      (token) => takeStock(token, { act, take: take.id }),
      (answer) => {
        showToast({ kind: (answer.held ?? 0) > 0 ? 'error' : 'done', text: words(answer) });
        onDone();
      },
    );
  const applied = ({ applied: count = 0, held = 0 }: AdminStockTakesResponse) =>
    [text('takes.applied', { count }), held > 0 && text('takes.held', { count: held })].filter(Boolean).join(' ');
  const close = () => setOpen(undefined);

  return (
    <p className="admin-ways">
      <button type="button" className="admin-act" onClick={() => setOpen('apply')}>
        {texts.takes.apply}
      </button>
      <button type="button" className="admin-act" onClick={() => setOpen('cancel')}>
        {texts.takes.cancel}
      </button>
      {open === 'apply' && (
        <ActDialog
          data={data}
          title={texts.takes.apply}
          act={texts.takes.apply}
          onAct={() => end('apply', applied)}
          onClosed={close}
        >
          <p>{text('takes.applyLead', { count: take.differ })}</p>
          <p>{text('takes.sums', { more: take.surplus, fewer: take.shortage })}</p>
          {take.counted < take.all && <p>{text('takes.uncounted', { count: take.all - take.counted })}</p>}
        </ActDialog>
      )}
      {open === 'cancel' && (
        <ActDialog
          data={data}
          title={texts.takes.cancel}
          act={texts.takes.cancel}
          isGrave
          onAct={() => end('cancel', () => texts.takes.cancelled)}
          onClosed={close}
        >
          <p>{texts.takes.cancelLead}</p>
        </ActDialog>
      )}
    </p>
  );
}
