import {
  type CustomerPage,
  type CustomerReading,
  type CustomerView,
  customerPage,
  foundCustomer,
} from '#src/contracts/staff-customers.ts';
import { askBackend } from './ask-backend.ts';

// Each answers null to whoever is not an administrator with all locks open, and throws as askBackend does, or on an answer that
// does not fit its contract.

export interface CustomersAsked {
  readonly view: CustomerView;
  readonly words?: string | undefined;
  readonly after?: { readonly at: string; readonly key: string } | undefined;
}

/** A page of customers, whoever was there last first. */
export async function listCustomers(token: string, asked: CustomersAsked): Promise<CustomerPage | null> {
  return customerPage.parse(await askBackend({ path: 'rpc/list_customers', body: { asked }, token }));
}

/** The customer of a key: an account's id, or the number of an order. */
export async function readCustomer(token: string, customer: string): Promise<CustomerReading | null> {
  return foundCustomer.parse(await askBackend({ path: 'rpc/read_customer', body: { asked: { customer } }, token }));
}
