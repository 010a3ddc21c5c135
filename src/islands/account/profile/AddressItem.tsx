import type { Address } from '#src/contracts/addresses.ts';
import { countryName } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';
import type { AccountData } from '../account-data.ts';

interface Props {
  readonly data: AccountData;
  readonly texts: Namespaces['account-profile'];
  readonly address: Address;
  readonly onChange: () => void;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/** One address as it stands on a parcel, and what can be done with it. */
export function AddressItem({ data, texts, address, onChange, onChoose, onRemove }: Props) {
  const text = islandText(data.language, texts);
  // Two addresses of one person are told apart by their streets.
  const name = `${address.name}, ${address.street}`;
  return (
    <>
      <address className="address-lines">
        <strong>{address.name}</strong>
        {address.company && <span>{address.company}</span>}
        <span>{address.street}</span>
        <span>
          {address.postcode} {address.city}
        </span>
        <span>{countryName(address.country, data.language)}</span>
        {address.phone && <span>{address.phone}</span>}
      </address>
      {address.is_default && <p className="small address-default">{texts.isDefault}</p>}
      <p className="address-ways small">
        <button
          type="button"
          className="link"
          data-change
          aria-label={text('changeNamed', { name })}
          onClick={onChange}
        >
          {texts.change}
        </button>
        {!address.is_default && (
          <button type="button" className="link" aria-label={text('makeDefaultNamed', { name })} onClick={onChoose}>
            {texts.makeDefault}
          </button>
        )}
        <button type="button" className="link" aria-label={text('removeNamed', { name })} onClick={onRemove}>
          {texts.remove}
        </button>
      </p>
    </>
  );
}
