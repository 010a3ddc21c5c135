import { useEffect, useRef, useState } from 'react';
import { showToast } from '#src/client/stores/toast.ts';
import type { AddressForm } from '#src/contracts/address-book.ts';
import type { Address } from '#src/contracts/addresses.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';
import { errorText } from '../../shared/session/auth-texts.ts';
import type { AccountData } from '../account-data.ts';
import { NotHad } from '../NotHad.tsx';
import { AddressFields } from './AddressFields.tsx';
import { AddressItem } from './AddressItem.tsx';
import { useAddresses } from './use-addresses.ts';

/** As many as one person may keep (`addresses_within_limit` in the database). */
const most = 20;

interface Props {
  readonly data: AccountData;
  readonly texts: Namespaces['account-profile'];
}

type Acts = ReturnType<typeof useAddresses>;
type Answer = Awaited<ReturnType<Acts['choose' | 'add' | 'remove']>>;

/** The addresses that parcels go to; the checkout begins with the default one. */
export function AddressBook({ data, texts }: Props) {
  const { book, retry, ...acts } = useAddresses();
  /** Id of the address that is being changed, `new`, or none. */
  const [open, setOpen] = useState<string>();
  const [said, setSaid] = useState('');
  const root = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  /** Where the focus goes when what it was on has left; without such a place to the title. */
  const [goal, setGoal] = useState<{ readonly selector?: string }>();
  const list = book.state === 'ready' ? book.list : [];
  const isFull = list.length >= most;

  useEffect(() => {
    if (goal === undefined) return;
    const place = goal.selector === undefined ? null : root.current?.querySelector<HTMLElement>(goal.selector);
    (place ?? title.current)?.focus();
  }, [goal]);

  const changeButton = (id: string) => `[data-address="${id}"] [data-change]`;
  function close(id: string): void {
    setGoal({ selector: id === 'new' ? '[data-add]' : changeButton(id) });
    setOpen(undefined);
  }

  /** Says in words what did not work. True: it did. */
  function worked(answer: Answer, failed: string): boolean {
    if (!answer.ok) showToast({ kind: 'error', title: failed, text: errorText(data.texts, answer.failure.code) });
    return answer.ok;
  }

  async function save(id: string, typed: AddressForm): Promise<void> {
    const answer = await (id === 'new' ? acts.add(typed) : acts.change(id, typed));
    if (!worked(answer, texts.failed.save)) return;
    setSaid(texts.saved);
    close(id);
  }

  async function choose({ id }: Address): Promise<void> {
    const answer = await acts.choose(id);
    if (!worked(answer, texts.failed.save)) return;
    setSaid(texts.chosen);
    setGoal({ selector: changeButton(id) });
  }

  async function remove(address: Address): Promise<void> {
    setGoal({});
    const removal = acts.remove(address.id);
    const run = async () => {
      // Undo waits for what it takes back; where that failed, the address never left.
      if (!(await removal).ok) return;
      const answer = await acts.putBack(address);
      if (worked(answer, texts.failed.putBack) && answer.ok) setGoal({ selector: changeButton(answer.value.id) });
    };
    showToast({ kind: 'done', text: texts.removed, undo: { text: texts.undo, run: () => void run() } });
    worked(await removal, texts.failed.remove);
  }

  const fields = (id: string, address: Address | undefined) => (
    <AddressFields
      data={data}
      texts={texts}
      address={address}
      onSave={(typed) => save(id, typed)}
      onCancel={() => close(id)}
    />
  );

  return (
    <section ref={root} className="address-book" aria-labelledby="addresses-title">
      <h2 className="title-2" id="addresses-title" ref={title} tabIndex={-1}>
        {texts.addresses}
      </h2>
      <p className="small muted">{texts.addressesHint}</p>
      <p className="small address-said" role="status">
        {book.state === 'loading' ? data.texts.loading : said}
      </p>
      {book.state === 'failed' && <NotHad data={data} what={texts.failed.addresses} code={book.code} onRetry={retry} />}
      {list.length > 0 && (
        <ul className="address-list">
          {list.map((address) => (
            <li key={address.id} data-address={address.id}>
              {open === address.id ? (
                fields(address.id, address)
              ) : (
                <AddressItem
                  data={data}
                  texts={texts}
                  address={address}
                  onChange={() => setOpen(address.id)}
                  onChoose={() => void choose(address)}
                  onRemove={() => void remove(address)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {book.state === 'ready' && open === 'new' && fields('new', undefined)}
      {book.state === 'ready' && open !== 'new' && !isFull && (
        <button type="button" className="button button-line" data-add onClick={() => setOpen('new')}>
          {texts.add}
        </button>
      )}
      {isFull && <p className="small">{texts.full}</p>}
    </section>
  );
}
