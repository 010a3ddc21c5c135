import * as z from 'zod/mini';
import type {
  AdminOrdersRequest,
  AdminOrdersResponse,
  adminOrdersErrors,
  OrderEdit,
} from '#src/contracts/admin-orders.ts';
import { type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';
import { recordParcelState } from '#src/server/fulfilment/record-parcel-state.ts';
import { shipParcel } from '#src/server/fulfilment/ship-parcel.ts';
import { addOrderNote } from '#src/server/order/add-order-note.ts';
import { cancelOrder } from '#src/server/order/cancel-order.ts';
import { editOrder } from '#src/server/order/edit-order.ts';
import { confirmBankRefund } from '#src/server/payment/confirm-bank-refund.ts';
import { requestRefund } from '#src/server/payment/request-refund.ts';
import { settleTask } from '#src/server/payment/settle-task.ts';
import { acceptReturn } from '#src/server/returns/accept-return.ts';
import {
  closeReturn,
  receiveReturn,
  recordReturnSent,
  refuseReturn,
  sendExchange,
  sendReturnLabel,
} from '#src/server/returns/handle-returns.ts';

type Code = keyof typeof adminOrdersErrors;
type Answer = Result<AdminOrdersResponse, Code>;

/** The use cases answer each in their own way; whoever pressed the button learns whether anything has changed. */
async function tell<Value extends object>(work: Promise<Result<Value, Code>>): Promise<Answer> {
  const answer = await work;
  if (!answer.ok) return answer;
  const {
    amount,
    changed = true,
    edit,
  }: { amount?: number; changed?: boolean; edit?: OrderEdit | undefined } = answer.value;
  return success({ ok: true, changed, ...(amount === undefined ? {} : { amount }), ...(edit ? { edit } : {}) });
}

const resent = z.object({ changed: z.boolean() });

/** Sends a mail of an order again, as it was meant then; at most once a minute. */
const resendMail = async (call: CallDatabase, mail: string, actor: string) =>
  readAnswer(await call('resend_mail', { sent_mail: mail, actor }), resent, ['mail_unknown']);

/** Does one thing to an order on behalf of `actor` (user id of the staff), under whose name `call` logs it. */
export function actOnOrder(call: CallDatabase, request: AdminOrdersRequest, actor: string): Promise<Answer> {
  switch (request.act) {
    case 'ship': {
      const { carrier, lines, number: trackingNumber, order: orderId } = request;
      return tell(shipParcel(call, { orderId, lines, carrier, trackingNumber, actor }));
    }
    case 'move_parcel': {
      const { parcel: parcelId, state } = request;
      // The contract has left out where every parcel begins.
      return tell(recordParcelState(call, { parcelId, state: state as Exclude<typeof state, 'preparing'>, actor }));
    }
    case 'cancel':
      return tell(cancelOrder(call, { orderId: request.order, restock: request.restock, actor }));
    case 'refund': {
      const { goodwill, order: orderId, pieces, reason, refund: refundId } = request;
      return tell(requestRefund(call, { orderId, refundId, reason, pieces, goodwill, actor }));
    }
    case 'edit':
      return tell(editOrder(call, request, actor));
    case 'confirm_bank_refund':
      return tell(confirmBankRefund(call, request.refund, actor, request.note));
    case 'settle_task':
      return tell(settleTask(call, request.task, actor, request.note));
    case 'note':
      return tell(addOrderNote(call, request.order, request.note, actor));
    case 'resend_mail':
      return tell(resendMail(call, request.mail, actor));
    default:
      return actOnReturn(call, request, actor);
  }
}

type ReturnRequest = Extract<AdminOrdersRequest, { readonly return: string }>;

function actOnReturn(call: CallDatabase, request: ReturnRequest, actor: string): Promise<Answer> {
  const { return: returnId } = request;
  switch (request.act) {
    case 'label_return': {
      const { carrier, number: trackingNumber } = request;
      return tell(sendReturnLabel(call, { returnId, carrier, trackingNumber, actor }));
    }
    case 'return_sent':
      return tell(recordReturnSent(call, returnId, actor));
    case 'receive_return':
      return tell(receiveReturn(call, { returnId, lines: request.lines, actor }));
    case 'accept_return':
      return tell(acceptReturn(call, { returnId, actor, asRefund: request.as_refund }));
    case 'refuse_return':
      return tell(refuseReturn(call, returnId, request.why, actor));
    case 'close_return':
      return tell(closeReturn(call, returnId, request.why, actor));
    case 'send_exchange': {
      const { carrier, number: trackingNumber } = request;
      return tell(sendExchange(call, { returnId, carrier, trackingNumber, actor }));
    }
  }
}
