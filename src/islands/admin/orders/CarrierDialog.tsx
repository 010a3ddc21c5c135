import { useState } from 'react';
import { parseTrackingNumber } from '#src/domain/shipping/carriers.ts';
import { ActDialog } from '../ActDialog.tsx';
import { type CarrierAndNumber, CarrierFields } from './CarrierFields.tsx';
import type { OrderPart } from './order-part.ts';

interface Props extends Pick<OrderPart, 'data' | 'texts'> {
  readonly title: string;
  readonly lead: string;
  readonly act: string;
  readonly given: CarrierAndNumber;
  readonly onAct: (parcel: CarrierAndNumber) => Promise<string | undefined>;
  readonly onClosed: () => void;
}

/** A window that asks with whom a parcel goes, and its number there. */
export function CarrierDialog({ data, texts, title, lead, act, given, onAct, onClosed }: Props) {
  const [parcel, setParcel] = useState(given);
  return (
    <ActDialog
      data={data}
      title={title}
      act={act}
      onAct={async () =>
        parseTrackingNumber(parcel.number) === undefined ? texts.errors.tracking_number_invalid : onAct(parcel)
      }
      onClosed={onClosed}
    >
      <p className="muted">{lead}</p>
      <CarrierFields texts={texts} value={parcel} onValue={setParcel} />
    </ActDialog>
  );
}
