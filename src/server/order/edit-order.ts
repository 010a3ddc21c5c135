import * as z from 'zod/mini';
import { type AdminOrdersRequest, type OrderEdit, orderEdit } from '#src/contracts/admin-orders.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { needsSignature } from '#src/domain/shipping/signature.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';
import { type RefundRefusal, readRefundableOrder, requestRefund } from '#src/server/payment/request-refund.ts';
import { readCheckoutFacts } from './checkout-facts.ts';
import { lockerOption, readAddress } from './choose-delivery.ts';
import { findLocker } from './find-locker.ts';

type EditRequest = Extract<AdminOrdersRequest, { readonly act: 'edit' }>;
type Delivery = NonNullable<EditRequest['delivery']>;

const refusals = [
  ...(['order_unknown', 'order_disputed', 'order_not_paid', 'order_not_editable', 'order_changed'] as const),
  ...(['delivery_elsewhere', 'quantity_exceeded', 'line_partly_refunded', 'variant_unknown'] as const),
  ...(['size_sold_out', 'nothing_left', 'nothing_changed'] as const),
] as const;
const addressRefusals = [
  'delivery_not_available',
  'postcode_invalid',
  'phone_invalid',
  'pickup_point_unknown',
] as const;
type EditRefusal = (typeof refusals)[number] | (typeof addressRefusals)[number] | RefundRefusal;

const edited = z.object({ changed: z.boolean() });

interface Edited {
  readonly changed: boolean;
  /** What goes back to the customer, minor units of the order's currency. */
  readonly amount: number;
  readonly edit: OrderEdit | undefined;
}

/** Where it goes from here on, as the checkout reads an address; with what the SQL function `edit_order` needs of it. */
async function readDelivery(
  call: CallDatabase,
  orderId: string,
  delivery: Delivery,
): Promise<Result<Readonly<Record<string, unknown>>, EditRefusal>> {
  const { country, option, pickup } = delivery;
  if (pickup !== undefined && option !== lockerOption) return failure('delivery_not_available');
  const [locker, facts, order] = await Promise.all([
    findLocker(call, pickup),
    readCheckoutFacts(call, []),
    readRefundableOrder(call, orderId),
  ]);
  if (order === undefined) return failure('order_unknown');
  const address = readAddress(delivery, locker);
  if (!address.ok) return failure(address.failure.code);
  const { city, name, note, phone, postcode, street } = address.value;
  return success({
    ...{ country, option, name, phone, street, city, postcode: postcode || null, note: note || null },
    pickup_carrier: locker?.carrier ?? null,
    pickup_point_id: locker?.id ?? null,
    pickup_point_name: locker?.name ?? null,
    signature_required: needsSignature(order.paid.euro, facts.signatureAbove, locker !== undefined),
  });
}

/**
 * Changes a paid order whose goods lie here still: variants of what was bought, fewer pieces, where it goes. What was agreed
 * for each piece stays; pieces that are taken out are refunded by the rule of every refund (`computeRefund`, reason
 * `cancellation`) in the same transaction, and nothing more is ever charged. With `is_trial` nothing is done, and the answer
 * says what would be.
 */
export async function editOrder(
  call: CallDatabase,
  request: EditRequest,
  actor: string,
): Promise<Result<Edited, EditRefusal>> {
  const { edit: id, is_trial: isTrial, lines, order: orderId, version } = request;
  const delivery = request.delivery && (await readDelivery(call, orderId, request.delivery));
  if (delivery?.ok === false) return delivery;
  const swaps = lines.flatMap(({ line, quantity, variant }) =>
    variant === null ? [] : [{ order_item: line, quantity, variant_id: variant }],
  );
  const removed = lines.filter(({ variant }) => variant === null);
  let answer: unknown;
  const write = async (refund: object | null) => {
    answer = await call('edit_order', {
      edited_order: orderId,
      edit: { id, version, swaps, delivery: delivery?.value ?? null },
      refund,
      is_trial: isTrial,
      actor,
    });
    return answer;
  };
  const tell = (amount: number): Result<Edited, EditRefusal> => {
    const { changed } = edited.parse(answer ?? { changed: false });
    return success({ changed, amount, edit: changed ? orderEdit.parse(answer) : undefined });
  };
  if (removed.length === 0) {
    const made = readAnswer(await write(null), edited, refusals);
    return made.ok ? tell(0) : made;
  }
  const pieces = removed.map(({ line, quantity }) => ({ line, quantity, restock: true }));
  const wish = { orderId, refundId: id, reason: 'cancellation', pieces, actor } as const;
  const made = await requestRefund(call, wish, write, refusals);
  return made.ok ? tell(made.value.amount) : made;
}
