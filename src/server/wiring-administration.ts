import type { AdminCouponsRequest } from '#src/contracts/admin-coupons.ts';
import type { AdminCustomersRequest } from '#src/contracts/admin-customers.ts';
import type { AdminGateRequest } from '#src/contracts/admin-gate.ts';
import type { ExportOrdersRequest } from '#src/contracts/admin-order-files.ts';
import type { AdminOrdersRequest } from '#src/contracts/admin-orders.ts';
import type { AdminProductsRequest } from '#src/contracts/admin-products.ts';
import type { AdminSavedViewsRequest } from '#src/contracts/admin-saved-views.ts';
import type { AdminStockRequest } from '#src/contracts/admin-stock.ts';
import type { AdminStockTakesRequest } from '#src/contracts/admin-stock-takes.ts';
import type { AdminTodayRequest } from '#src/contracts/admin-today.ts';
import { success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { actOnOrder } from './admin/act-on-order.ts';
import { adjustStock } from './admin/adjust-stock.ts';
import { passAdminGate } from './admin/admin-gate.ts';
import { changeCoupon } from './admin/change-coupon.ts';
import { changeCustomer, exportCustomer } from './admin/change-customer.ts';
import { changeProduct } from './admin/change-product.ts';
import { changeSavedViews } from './admin/change-saved-views.ts';
import { exportOrders } from './admin/export-orders.ts';
import { settleToday } from './admin/settle-today.ts';
import { identifyStaff, type Staff, type StaffDependencies } from './admin/staff.ts';
import { takeStock } from './admin/take-stock.ts';
import { runJob } from './jobs/run-job.ts';
import { previewPath } from './products/preview-link.ts';

interface Dependencies extends StaffDependencies {
  /** Calls the database on behalf of somebody of the staff. */
  callAs(userId: string): CallDatabase;
  /** A keyed hash of the mailbox behind an address. */
  hashMailbox(email: string): string;
  /** What previews are signed with. */
  readonly previewKey: string;
  now(): Date;
}

/** The use cases of the back office, for `shop()`. */
export function joinAdministration({ call, callAs, identifySession, hashMailbox, previewKey, now }: Dependencies) {
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
    changeProduct: async (request: AdminProductsRequest, { userId }: Staff) =>
      request.act === 'preview'
        ? success({ ok: true as const, path: previewPath(previewKey, request.product, now()) })
        : changeProduct(callAs(userId), request),
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
