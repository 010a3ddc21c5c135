import { type OrderLinkRequest, orderLinkErrors, orderLinkResponse } from '#src/contracts/order-link.ts';
import { type TrackOrderRequest, trackOrderErrors, trackOrderResponse } from '#src/contracts/track-order.ts';
import { callFunction } from './call-function.ts';

/** Asks how far a parcel or an order has come; with the token of a session, one's own without their e-mail. */
export function trackOrder(body: TrackOrderRequest, token?: string) {
  const request = { name: 'track-order', body, answer: trackOrderResponse, codes: trackOrderErrors, retries: 1 };
  return callFunction(token === undefined ? request : { ...request, token });
}

/** Has the link of an order's page sent to the order's own address. */
export function sendOrderLink(body: OrderLinkRequest) {
  return callFunction({ name: 'order-link', body, answer: orderLinkResponse, codes: orderLinkErrors });
}
