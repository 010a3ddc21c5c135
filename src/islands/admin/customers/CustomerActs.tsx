import { useId, useState } from 'react';
import { changeCustomer, fetchCustomerFile } from '#src/client/functions/admin-customers.ts';
import { changeQuery } from '#src/client/stores/admin-place.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { saveFile } from '../../shared/save-file.ts';
import { ActDialog } from '../ActDialog.tsx';
import { useActing } from '../use-acting.ts';
import type { OfCustomer } from './of-customer.ts';

function EraseDialog({ customer, data, texts, onClosed }: OfCustomer & { readonly onClosed: () => void }) {
  const id = useId();
  const text = islandText(data.language, texts);
  const { attempt } = useActing(data, texts.errors);
  const [typed, setTyped] = useState('');
  const { email, key, unsettled } = customer;
  const orders = localizePath(sectionPath('orders'), data.language);
  const erase = () =>
    attempt(
      (token) => changeCustomer(token, { act: 'erase', customer: key, email: typed }),
      ({ orders: kept = 0 }) => {
        showToast({ kind: 'done', text: text('erase.done', { count: kept }) });
        changeQuery({ customer: undefined }, { replace: true });
      },
    );
  return (
    <ActDialog
      data={data}
      title={text('erase.title', { customer: email ?? '' })}
      act={texts.erase.act}
      isGrave
      onAct={async () => (typed.trim().toLowerCase() === email?.toLowerCase() ? erase() : texts.errors.address_differs)}
      onClosed={onClosed}
    >
      <p>{texts.erase.lead}</p>
      <p>{texts.erase.kept}</p>
      {unsettled.length > 0 && (
        <>
          <p>{texts.errors.orders_open}</p>
          <ul>
            {unsettled.map(({ order_number: number, reason }) => (
              <li key={number}>
                <a className="link" href={`${orders}?order=${number}`}>
                  {number}
                </a>
                : {texts.erase.reasons[reason]}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="field">
        <label htmlFor={id}>{texts.erase.typed}</label>
        <input
          id={id}
          className="input"
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
    </ActDialog>
  );
}

/** What may be done with a customer's data at their wish. */
export function CustomerActs(of: OfCustomer) {
  const { customer, data, texts } = of;
  const { act, isBusy } = useActing(data, texts.errors);
  const [isErasing, setErasing] = useState(false);
  return (
    <div className="admin-acts">
      <button
        type="button"
        className="admin-act"
        aria-disabled={isBusy}
        onClick={() =>
          void act(
            (token) => fetchCustomerFile(token, customer.key),
            ({ name, content }) => saveFile(name, content),
          )
        }
      >
        {texts.acts.export}
      </button>
      <button type="button" className="admin-act" onClick={() => setErasing(true)}>
        {texts.acts.erase}
      </button>
      {isErasing && <EraseDialog {...of} onClosed={() => setErasing(false)} />}
    </div>
  );
}
