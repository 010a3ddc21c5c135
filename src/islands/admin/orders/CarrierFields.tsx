import { type Carrier, carrierNames, carriers } from '#src/domain/shipping/carriers.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { OrderPart } from './order-part.ts';

export interface CarrierAndNumber {
  readonly carrier: Carrier;
  readonly number: string;
}

interface Props extends Pick<OrderPart, 'texts'> {
  readonly value: CarrierAndNumber;
  readonly onValue: (value: CarrierAndNumber) => void;
}

/** With whom a parcel goes, and its number there. */
export function CarrierFields({ texts, value, onValue }: Props) {
  return (
    <div className="field-grid">
      <Select
        label={texts.ship.carrier}
        name="carrier"
        value={value.carrier}
        options={carriers.map((carrier) => ({ value: carrier, text: carrierNames[carrier] }))}
        onValue={(carrier) => onValue({ ...value, carrier })}
      />
      <Field
        label={texts.ship.number}
        name="number"
        value={value.number}
        hint={texts.ship.numberHint}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
        onValue={(number) => onValue({ ...value, number })}
      />
    </div>
  );
}
