import { eventRoutes } from './event-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { refundRoutes } from './refund-routes.ts';
import type { Route } from './route.ts';
import { sessionRoutes } from './session-routes.ts';

/** The part of Stripe's API that the shop uses. */
export const v1Routes: readonly Route[] = [...sessionRoutes, ...paymentRoutes, ...refundRoutes, ...eventRoutes];
