import { useState } from 'react';
import type { StaffReturn } from '#src/contracts/staff-order.ts';
import { canMove } from '#src/domain/order/states.ts';
import { returnTransitions } from '#src/domain/returns/states.ts';
import { carriers } from '#src/domain/shipping/carriers.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { CarrierDialog } from './CarrierDialog.tsx';
import type { OrderPart } from './order-part.ts';
import { ReceiveDialog } from './ReceiveDialog.tsx';
import { WordsDialog } from './WordsDialog.tsx';

interface Props extends OrderPart {
  readonly returned: StaffReturn;
}

type Step = 'label' | 'receive' | 'refuse' | 'close' | 'exchange';

/** What can be done to a return as it stands; the next step of most returns first. */
export function ReturnActs({ returned, ...part }: Props) {
  const { data, texts, attempt, act } = part;
  const text = islandText(data.language, texts);
  const [open, setOpen] = useState<Step>();
  const { return_id: id, return_number: number, state } = returned;
  const words = texts.returns;
  const may = (to: string) => canMove(returnTransitions, state, to);
  const isExchange = returned.reason === 'exchange';
  const waitsForSize = isExchange && state === 'accepted' && returned.refund_id === null;
  const carrier = carriers.find((each) => each === returned.label_carrier) ?? 'omniva';
  const closed = () => setOpen(undefined);
  const button = (step: Step, name: string) => (
    <button type="button" className="admin-act" onClick={() => setOpen(step)}>
      {name}
    </button>
  );
  return (
    <div className="admin-acts">
      {(may('label_sent') || state === 'label_sent') && button('label', words.label.act)}
      {may('in_transit') && (
        <button
          type="button"
          className="admin-act"
          onClick={() => act({ act: 'return_sent', return: id }, words.sent.done)}
        >
          {words.sent.act}
        </button>
      )}
      {(may('received') || state === 'received') &&
        state !== 'accepted' &&
        button('receive', state === 'received' ? words.receive.again : words.receive.act)}
      {state === 'received' && (
        <button
          type="button"
          className="button"
          onClick={() => act({ act: 'accept_return', return: id, as_refund: false }, words.accept.done)}
        >
          {isExchange ? words.accept.exchange : words.accept.refund}
        </button>
      )}
      {waitsForSize && button('exchange', words.exchange.act)}
      {isExchange && (state === 'received' || waitsForSize) && (
        <button
          type="button"
          className="admin-act"
          onClick={() => act({ act: 'accept_return', return: id, as_refund: true }, words.accept.done)}
        >
          {words.accept.asRefund}
        </button>
      )}
      {may('refused') && button('refuse', words.refuse.act)}
      {may('closed') && state !== 'received' && button('close', words.close.act)}
      {open === 'label' && (
        <CarrierDialog
          data={data}
          texts={texts}
          title={text('returns.label.title', { number })}
          lead={words.label.lead}
          act={words.label.act}
          given={{ carrier, number: returned.tracking_number ?? '' }}
          onAct={(parcel) => attempt({ act: 'label_return', return: id, ...parcel }, words.label.done)}
          onClosed={closed}
        />
      )}
      {open === 'exchange' && (
        <CarrierDialog
          data={data}
          texts={texts}
          title={text('returns.exchange.title', { number })}
          lead={words.exchange.lead}
          act={words.exchange.act}
          given={{ carrier, number: '' }}
          onAct={(parcel) => attempt({ act: 'send_exchange', return: id, ...parcel }, words.exchange.done)}
          onClosed={closed}
        />
      )}
      {open === 'receive' && <ReceiveDialog {...part} returned={returned} onClosed={closed} />}
      {open === 'refuse' && (
        <WordsDialog
          data={data}
          title={text('returns.refuse.title', { number })}
          lead={words.refuse.lead}
          label={words.refuse.why}
          missing={words.refuse.missing}
          act={words.refuse.act}
          isGrave
          onAct={(why) => attempt({ act: 'refuse_return', return: id, why }, words.refuse.done)}
          onClosed={closed}
        />
      )}
      {open === 'close' && (
        <WordsDialog
          data={data}
          title={text('returns.close.title', { number })}
          lead={words.close.lead}
          label={words.close.why}
          act={words.close.act}
          isGrave
          onAct={(why) => attempt({ act: 'close_return', return: id, why }, words.close.done)}
          onClosed={closed}
        />
      )}
    </div>
  );
}
