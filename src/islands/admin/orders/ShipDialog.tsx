import { useState } from 'react';
import { parseTrackingNumber } from '#src/domain/shipping/carriers.ts';
import { ActDialog } from '../ActDialog.tsx';
import { type CarrierAndNumber, CarrierFields } from './CarrierFields.tsx';
import type { OrderPart } from './order-part.ts';
import { PiecesChoice } from './PiecesChoice.tsx';

/** Hands what lies here, or some of it, to a carrier; the shopper is written to. */
export function ShipDialog({ onClosed, ...part }: OrderPart & { readonly onClosed: () => void }) {
  const { data, order, texts, attempt } = part;
  const lines = order.lines.flatMap((line) => (line.unsent > 0 ? [{ line, most: line.unsent }] : []));
  const [parcel, setParcel] = useState<CarrierAndNumber>({
    carrier: order.pickup_carrier ?? 'omniva',
    number: '',
  });
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>(() =>
    Object.fromEntries(lines.map(({ line, most }) => [line.id, most])),
  );

  async function ship(): Promise<string | undefined> {
    const sent = lines.flatMap(({ line }) => {
      const quantity = chosen[line.id] ?? 0;
      return quantity > 0 ? [{ line: line.id, quantity }] : [];
    });
    if (sent.length === 0) return texts.ship.nothing;
    if (parseTrackingNumber(parcel.number) === undefined) return texts.errors.tracking_number_invalid;
    const isAll = lines.every(({ line, most }) => chosen[line.id] === most);
    return attempt(
      { act: 'ship', order: order.id, ...parcel, ...(isAll ? {} : { lines: sent }) },
      isAll ? texts.ship.done : texts.ship.partDone,
    );
  }

  return (
    <ActDialog data={data} title={texts.ship.title} act={texts.ship.act} onAct={ship} onClosed={onClosed}>
      <p className="muted">{texts.ship.lead}</p>
      <PiecesChoice {...part} lines={lines} chosen={chosen} onChosen={setChosen} />
      <CarrierFields texts={texts} value={parcel} onValue={setParcel} />
      {order.signature_required && <p>{texts.ship.signature}</p>}
    </ActDialog>
  );
}
