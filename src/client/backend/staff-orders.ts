import { type FoundOrder, foundOrder } from '#src/contracts/staff-order.ts';
import { type EditableOrder, orderToEdit } from '#src/contracts/staff-order-edit.ts';
import { type OrderPage, orderPage } from '#src/contracts/staff-orders.ts';
import { type PhoneOrderPage, phoneOrderPage } from '#src/contracts/staff-phone-orders.ts';
import { askBackend } from './ask-backend.ts';

/** What of the orders is asked for (SQL function `list_orders`); days are those of Vilnius, `after` the last order before the page. */
export interface OrdersAsked {
  readonly view?: string | undefined;
  readonly words?: string | undefined;
  readonly payment?: string | undefined;
  readonly method?: string | undefined;
  readonly country?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly oldest?: boolean | undefined;
  readonly after?: { readonly at: string; readonly id: string } | undefined;
  readonly size?: number | undefined;
}

/** A page of orders; null for whoever may not see them. Throws as askBackend does, or on an answer that does not fit. */
export async function listOrders(token: string, asked: OrdersAsked): Promise<OrderPage | null> {
  return orderPage.parse(await askBackend({ path: 'rpc/list_orders', body: { asked }, token }));
}

/** All of the order with this number, if there is one; null for whoever may not see orders. Throws as listOrders does. */
export async function readOrderForStaff(token: string, wanted: string): Promise<FoundOrder | null> {
  return foundOrder.parse(await askBackend({ path: 'rpc/read_order_for_staff', body: { wanted }, token }));
}

/** What a change of the order with this id begins with; null for whoever may not see orders, and where it is none. Throws as listOrders does. */
export async function readOrderToEdit(token: string, wanted: string): Promise<EditableOrder | null> {
  return orderToEdit.parse(await askBackend({ path: 'rpc/read_order_to_edit', body: { wanted }, token }))?.edit ?? null;
}

/** A page of orders by telephone, those before `after`; null for whoever may not see orders. Throws as listOrders does. */
export async function listPhoneOrders(
  token: string,
  asked: { readonly after?: { readonly at: string; readonly id: string } | undefined },
): Promise<PhoneOrderPage | null> {
  return phoneOrderPage.parse(await askBackend({ path: 'rpc/list_phone_orders', body: { asked }, token }));
}
