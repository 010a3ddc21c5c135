import * as z from 'zod/mini';
import {
  type OrderStatus,
  orderTransitions,
  type PaymentStatus,
  paymentTransitions,
} from '#src/domain/order/states.ts';

/** The states of an order, and of its payment, as the database has them. */
export const orderStatus = z.enum(Object.keys(orderTransitions) as OrderStatus[]);
export const paymentStatus = z.enum(Object.keys(paymentTransitions) as PaymentStatus[]);
