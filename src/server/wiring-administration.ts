import type { AdminCouponsRequest } from '#src/contracts/admin-coupons.ts';
import type { AdminCustomersRequest } from '#src/contracts/admin-customers.ts';
import type { AdminGateRequest } from '#src/contracts/admin-gate.ts';
import type { AdminMarketingRequest } from '#src/contracts/admin-marketing.ts';
import type { AdminNewslettersRequest } from '#src/contracts/admin-newsletters.ts';
import type { ExportOrdersRequest } from '#src/contracts/admin-order-files.ts';
import type { AdminOrdersRequest } from '#src/contracts/admin-orders.ts';
import type { AdminProductsRequest } from '#src/contracts/admin-products.ts';
import type { AdminSavedViewsRequest } from '#src/contracts/admin-saved-views.ts';
import type { AdminStockRequest } from '#src/contracts/admin-stock.ts';
import type { AdminStockTakesRequest } from '#src/contracts/admin-stock-takes.ts';
import type { AdminTodayRequest } from '#src/contracts/admin-today.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { actOnOrder } from './admin/act-on-order.ts';
import { adjustStock } from './admin/adjust-stock.ts';
import { passAdminGate } from './admin/admin-gate.ts';
import { changeCoupon } from './admin/change-coupon.ts';
import { changeCustomer, exportCustomer } from './admin/change-customer.ts';
import { changeMarketing } from './admin/change-marketing.ts';
import { changeNewsletter } from './admin/change-newsletter.ts';
import { changeProduct } from './admin/change-product.ts';
import { changeSavedViews } from './admin/change-saved-views.ts';
import { exportOrders } from './admin/export-orders.ts';
import { settleToday } from './admin/settle-today.ts';
import { identifyStaff, type Staff, type StaffDependencies } from './admin/staff.ts';
import { takeStock } from './admin/take-stock.ts';
import type { EmailContext } from './emails/email.ts';
import { runJob } from './jobs/run-job.ts';
import { oweNewsletters } from './newsletter/send-newsletters.ts';

interface Dependencies extends StaffDependencies {
  /** Calls the database on behalf of somebody of the staff. */
  callAs(userId: string): CallDatabase;
  /** A keyed hash of the mailbox behind an address. */
  hashMailbox(email: string): string;
  readonly mailContext: EmailContext;
  now(): Date;
}

/** Milliseconds that a run takes at most before it leaves the rest to the next one. */
const jobTime = 20_000;

/** The use cases of the back office, for `shop()`. */
export function joinAdministration({ call, callAs, identifySession, hashMailbox, mailContext, now }: Dependencies) {
  return {
    passAdminGate: (request: AdminGateRequest, asker: Parameters<typeof passAdminGate>[2]) =>
      passAdminGate({ call, identifySession }, request, asker),
    identifyStaff: (bearer: string | undefined, roles: readonly Staff['role'][]) =>
      identifyStaff({ call, identifySession }, bearer, roles),
    actOnOrder: (request: AdminOrdersRequest, { userId }: Staff) => actOnOrder(callAs(userId), request, userId),
    adjustStock: (request: AdminStockRequest, { userId }: Staff) => adjustStock(callAs(userId), request, userId),
    takeStock: (request: AdminStockTakesRequest, { userId }: Staff) => takeStock(callAs(userId), request, userId),
    changeSavedViews: (request: AdminSavedViewsRequest, { userId }: Staff) =>
      changeSavedViews(callAs(userId), request, userId),
    changeCoupon: (request: AdminCouponsRequest, { userId }: Staff) => changeCoupon(callAs(userId), request),
    changeMarketing: (request: AdminMarketingRequest, { userId }: Staff) => changeMarketing(callAs(userId), request),
    changeNewsletter: (request: AdminNewslettersRequest, { userId }: Staff) =>
      changeNewsletter(callAs(userId), mailContext, request),
    oweNewsletters: () =>
      runJob({ call, now }, 'newsletter-send', () => oweNewsletters(call, now, new Date(now().getTime() + jobTime))),
    changeProduct: (request: AdminProductsRequest, { userId }: Staff) => changeProduct(callAs(userId), request),
    carryOutProductPlans: () =>
      runJob({ call, now }, 'carry-out-product-plans', () => call('carry_out_product_plans', {})),
    changeCustomer: (request: AdminCustomersRequest, { userId }: Staff) =>
      changeCustomer({ call: callAs(userId), hashMailbox }, request, userId),
    exportCustomer: (customer: string, { userId }: Staff) =>
      exportCustomer({ call: callAs(userId), hashMailbox }, customer, now()),
    settleToday: (request: AdminTodayRequest, { userId }: Staff) => settleToday(callAs(userId), request, userId),
    exportOrders: (asked: ExportOrdersRequest) => exportOrders(call, asked),
  };
}
