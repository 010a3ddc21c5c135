import { useStore } from '@nanostores/react';
import { $place } from '#src/client/stores/admin-place.ts';
import type { SectionProps } from '../admin-data.ts';
import { CustomerList } from './CustomerList.tsx';
import { CustomerView } from './CustomerView.tsx';
import { MessageList } from './MessageList.tsx';

/** The customers: a list, or the one that the address names (`customer`: an account's id, or the number of one of their orders), or the messages. */
export function CustomersSection(section: SectionProps<'admin-customers'>) {
  const { customer, messages } = useStore($place).query;
  if (messages !== undefined) return <MessageList {...section} />;
  return customer === undefined ? (
    <CustomerList {...section} />
  ) : (
    <CustomerView key={customer} customer={customer} {...section} />
  );
}
