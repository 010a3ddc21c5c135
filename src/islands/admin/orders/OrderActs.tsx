import { useState } from 'react';
import { CancelDialog } from './CancelDialog.tsx';
import { EditDialog } from './edit/EditDialog.tsx';
import type { OrderPart } from './order-part.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import { useOrderFiles } from './use-order-files.ts';

/** What can be done to an order as it stands; the next step of most orders first. */
export function OrderActs(part: OrderPart) {
  const { order, texts } = part;
  const [open, setOpen] = useState<'ship' | 'edit' | 'refund' | 'cancel'>();
  const files = useOrderFiles(part);
  const close = () => setOpen(undefined);
  const isHere = order.lines.some(({ unsent }) => unsent > 0);
  const maySend = order.status === 'processing' && order.payment_status !== 'disputed' && isHere;
  const mayCancel = order.status === 'processing' && order.parcels.length === 0;
  const facts = order.refundable;
  const mayRefund = facts !== null && facts.paid > facts.refunded && order.payment_status !== 'disputed';
  return (
    <div className="admin-acts">
      {maySend && (
        <button type="button" className="button" onClick={() => setOpen('ship')}>
          {texts.ship.act}
        </button>
      )}
      {maySend && (
        <button
          type="button"
          className="admin-act"
          aria-disabled={files.isBusy}
          onClick={() => files.printSlips([order.order_number])}
        >
          {texts.bulk.slip}
        </button>
      )}
      {maySend && (
        <button type="button" className="admin-act" onClick={() => setOpen('edit')}>
          {texts.edit.act}
        </button>
      )}
      {mayRefund && (
        <button type="button" className="admin-act" onClick={() => setOpen('refund')}>
          {texts.refund.act}
        </button>
      )}
      {mayCancel && (
        <button type="button" className="admin-act" onClick={() => setOpen('cancel')}>
          {texts.cancel.act}
        </button>
      )}
      {open === 'ship' && <ShipDialog {...part} onClosed={close} />}
      {open === 'edit' && <EditDialog {...part} onClosed={close} />}
      {open === 'refund' && facts && <RefundDialog {...part} facts={facts} onClosed={close} />}
      {open === 'cancel' && <CancelDialog {...part} onClosed={close} />}
    </div>
  );
}
