import { useCallback, useEffect, useState } from 'react';
import { addAddress, changeAddress, chooseDefaultAddress, removeAddress } from '#src/client/backend/address-book.ts';
import { listAddresses } from '#src/client/backend/addresses.ts';
import { asCustomer, type CustomerFailure, type CustomerResult } from '#src/client/stores/as-customer.ts';
import type { AddressForm } from '#src/contracts/address-book.ts';
import type { Address } from '#src/contracts/addresses.ts';

export type BookState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly code: CustomerFailure }
  | { readonly state: 'ready'; readonly list: readonly Address[] };

/** The address book and what can be done with it. Each act reads the book anew: the default may have moved. */
export function useAddresses() {
  const [book, setBook] = useState<BookState>({ state: 'loading' });

  const load = useCallback(async () => {
    const answer = await asCustomer(listAddresses);
    setBook((before) => {
      if (answer.ok) return { state: 'ready', list: answer.value };
      // What is shown already is better than nothing.
      return before.state === 'ready' ? before : { state: 'failed', code: answer.failure.code };
    });
  }, []);
  useEffect(() => void load(), [load]);

  async function act<Value>(
    work: (customer: Parameters<typeof removeAddress>[0]) => Promise<Value>,
  ): Promise<CustomerResult<Value>> {
    const answer = await asCustomer(work);
    await load();
    return answer;
  }

  return {
    book,
    retry: () => {
      setBook({ state: 'loading' });
      void load();
    },
    add: (typed: AddressForm) => act((customer) => addAddress(customer, typed)),
    change: (id: string, typed: AddressForm) => act((customer) => changeAddress(customer, id, typed)),
    choose: (id: string) => act((customer) => chooseDefaultAddress(customer, id)),
    /** Takes it out at once; it comes back where the shop does not take that. */
    remove: (id: string) => {
      setBook((before) =>
        before.state === 'ready' ? { ...before, list: before.list.filter((address) => address.id !== id) } : before,
      );
      return act((customer) => removeAddress(customer, id));
    },
    /** Puts one back that was removed, and makes it the default again where it was that. */
    putBack: ({ id: _, is_default, ...address }: Address) =>
      act(async (customer) => {
        const typed = { ...address, phone: address.phone ?? '', company: address.company ?? '' } as AddressForm;
        const added = await addAddress(customer, typed);
        if (is_default && !added.is_default) await chooseDefaultAddress(customer, added.id);
        return added;
      }),
  };
}
