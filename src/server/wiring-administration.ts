import { randomInt, randomUUID } from 'node:crypto';
import type { AdminCategoriesRequest } from '#src/contracts/admin-categories.ts';
import type { AdminCouponsRequest, ExportCouponRequest } from '#src/contracts/admin-coupons.ts';
import type { AdminCustomersRequest } from '#src/contracts/admin-customers.ts';
import type { AdminDeliveryRequest } from '#src/contracts/admin-delivery.ts';
import type { DeliveryQuoteRequest } from '#src/contracts/admin-delivery-quote.ts';
import type { ExportReportRequest } from '#src/contracts/admin-export-report.ts';
import type { AdminGateRequest } from '#src/contracts/admin-gate.ts';
import type { AdminMarketingRequest } from '#src/contracts/admin-marketing.ts';
import type { AdminNewslettersRequest } from '#src/contracts/admin-newsletters.ts';
import type { ExportOrdersRequest } from '#src/contracts/admin-order-files.ts';
import type { AdminOrdersRequest } from '#src/contracts/admin-orders.ts';
import type { AdminPhoneOrdersRequest } from '#src/contracts/admin-phone-orders.ts';
import type { AdminPinRequest } from '#src/contracts/admin-pin.ts';
import type { AdminPricingRequest } from '#src/contracts/admin-pricing.ts';
import type { AdminProductsRequest } from '#src/contracts/admin-products.ts';
import type { AdminSavedViewsRequest } from '#src/contracts/admin-saved-views.ts';
import type { AdminSettingsRequest } from '#src/contracts/admin-settings.ts';
import type { AdminStaffRequest } from '#src/contracts/admin-staff.ts';
import type { AdminStockRequest } from '#src/contracts/admin-stock.ts';
import type { AdminStockTakesRequest } from '#src/contracts/admin-stock-takes.ts';
import type { AdminSupplierFilesRequest, AdminSuppliersRequest } from '#src/contracts/admin-suppliers.ts';
import type { AdminTodayRequest } from '#src/contracts/admin-today.ts';
import type { SmartCategorizeRequest } from '#src/contracts/smart-categorize.ts';
import { success } from '#src/domain/result/result.ts';
import type { FetchJson, LockerListSource } from '#src/domain/shipping/locker-list.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { actOnOrder } from './admin/act-on-order.ts';
import { adjustStock } from './admin/adjust-stock.ts';
import { passAdminGate } from './admin/admin-gate.ts';
import { changeCategory } from './admin/change-category.ts';
import { changeCoupon } from './admin/change-coupon.ts';
import { changeCustomer, exportCustomer } from './admin/change-customer.ts';
import { changeDelivery } from './admin/change-delivery.ts';
import { changeMarketing } from './admin/change-marketing.ts';
import { changeNewsletter } from './admin/change-newsletter.ts';
import { changePrices, continuePrices } from './admin/change-prices.ts';
import { changeProduct } from './admin/change-product.ts';
import { changeSavedViews } from './admin/change-saved-views.ts';
import { changeSettings } from './admin/change-settings.ts';
import { changePin, changeStaff } from './admin/change-staff.ts';
import { describeEnvironment } from './admin/describe-environment.ts';
import { exportCoupon } from './admin/export-coupon.ts';
import { exportOrders } from './admin/export-orders.ts';
import { exportReport } from './admin/export-report.ts';
import { repriceProducts } from './admin/reprice-products.ts';
import { settleToday } from './admin/settle-today.ts';
import { smartCategorize } from './admin/smart-categorize.ts';
import { identifyStaff, type Staff, type StaffDependencies } from './admin/staff.ts';
import { takeStock } from './admin/take-stock.ts';
import type { EmailContext } from './emails/email.ts';
import type { Caller } from './http/endpoint.ts';
import { runJob } from './jobs/run-job.ts';
import { timeLeft } from './jobs/time-left.ts';
import { oweNewsletters } from './newsletter/send-newsletters.ts';
import { changePhoneOrder } from './order/phone-orders.ts';
import { quoteAddress } from './order/quote-address.ts';
import { previewPath } from './products/preview-link.ts';
import { changeSuppliers, readDueFeeds, readSupplierFile } from './suppliers/change-suppliers.ts';
import type { FetchFeedOptions } from './suppliers/fetch-feed.ts';

interface Dependencies extends StaffDependencies {
  /** Calls the database on behalf of somebody of the staff. */
  callAs(userId: string): CallDatabase;
  /** A keyed hash of the mailbox behind an address. */
  hashMailbox(email: string): string;
  readonly mailContext: EmailContext;
  /** What previews are signed with. */
  readonly previewKey: string;
  now(): Date;
  /** How suppliers' lists are read by their address. */
  readonly fetching: FetchFeedOptions;
  /** The carriers' lists that the shop has access to. */
  readonly lockerSources: readonly LockerListSource[];
  readonly fetchJson: FetchJson;
  readonly environment: Parameters<typeof describeEnvironment>[0];
}

/** Milliseconds that a run takes at most before it leaves the rest to the next one. */
const jobTime = 20_000;
/** Milliseconds that a call works on many products: the platform ends functions after ten seconds. */
const callTime = 4_000;

/** The use cases of the back office, for `shop()`. */
export function joinAdministration(dependencies: Dependencies) {
  const { call, callAs, identifySession, hashMailbox, mailContext, previewKey, now } = dependencies;
  const { environment, fetching, fetchJson, lockerSources: sources } = dependencies;
  return {
    passAdminGate: (request: AdminGateRequest, asker: Parameters<typeof passAdminGate>[2]) =>
      passAdminGate({ call, identifySession }, request, asker),
    identifyStaff: (bearer: string | undefined, roles: readonly Staff['role'][]) =>
      identifyStaff({ call, identifySession }, bearer, roles),
    actOnOrder: (request: AdminOrdersRequest, { userId }: Staff) => actOnOrder(callAs(userId), request, userId),
    changePhoneOrder: (request: AdminPhoneOrdersRequest, { userId }: Staff) =>
      changePhoneOrder({ call: callAs(userId), makeToken: mailContext.makeToken, now }, request, userId),
    adjustStock: (request: AdminStockRequest, { userId }: Staff) => adjustStock(callAs(userId), request, userId),
    takeStock: (request: AdminStockTakesRequest, { userId }: Staff) => takeStock(callAs(userId), request, userId),
    changeSavedViews: (request: AdminSavedViewsRequest, { userId }: Staff) =>
      changeSavedViews(callAs(userId), request, userId),
    changeCoupon: (request: AdminCouponsRequest, { userId }: Staff) => changeCoupon(callAs(userId), request),
    changeCategory: (request: AdminCategoriesRequest, { userId }: Staff) => changeCategory(callAs(userId), request),
    changeMarketing: (request: AdminMarketingRequest, { userId }: Staff) => changeMarketing(callAs(userId), request),
    changeNewsletter: (request: AdminNewslettersRequest, { userId }: Staff) =>
      changeNewsletter(callAs(userId), mailContext, request),
    oweNewsletters: () =>
      runJob({ call, now }, 'newsletter-send', () => oweNewsletters(call, now, new Date(now().getTime() + jobTime))),
    changeDelivery: (request: AdminDeliveryRequest, { userId }: Staff) =>
      changeDelivery({ call: callAs(userId), sources, fetchJson }, request),
    quoteAddress: (request: DeliveryQuoteRequest) => quoteAddress(call, request, now()),
    changeSettings: (request: AdminSettingsRequest, { userId }: Staff) =>
      changeSettings(callAs(userId), request, userId),
    changeStaff: (request: AdminStaffRequest, { userId }: Staff) =>
      changeStaff({ call: callAs(userId), randomBelow: randomInt }, request, userId),
    changePin: (request: AdminPinRequest, staff: Staff, { clientHash }: Caller) =>
      changePin(callAs(staff.userId), request, staff, clientHash),
    describeEnvironment: () => describeEnvironment(environment),
    smartCategorize: (request: SmartCategorizeRequest, { userId }: Staff) =>
      smartCategorize(callAs(userId), request, randomUUID),
    changePrices: (request: AdminPricingRequest, { userId }: Staff) =>
      changePrices(callAs(userId), request, timeLeft(now, callTime)),
    repriceProducts: ({ userId }: Staff) => repriceProducts(callAs(userId), randomUUID(), timeLeft(now, callTime)),
    continuePrices: () =>
      runJob({ call, now }, 'continue-price-runs', async () => {
        const isTimeLeft = timeLeft(now, jobTime);
        let steps = 0;
        while (isTimeLeft() && (await continuePrices({ call, callAs }, isTimeLeft))) steps += 1;
        return { steps };
      }),
    changeSuppliers: (request: AdminSuppliersRequest, { userId }: Staff) =>
      changeSuppliers({ call: callAs(userId), fetching }, request),
    readSupplierFile: (request: AdminSupplierFilesRequest, { userId }: Staff, file: Uint8Array) =>
      readSupplierFile({ call: callAs(userId) }, request, file),
    measureMargins: () => runJob({ call, now }, 'measure-margins', () => call('measure_margins', {})),
    readSupplierFeeds: () => runJob({ call, now }, 'read-supplier-feeds', () => readDueFeeds({ call, fetching })),
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
    exportCoupon: (asked: ExportCouponRequest) => exportCoupon(call, asked),
    exportOrders: (asked: ExportOrdersRequest) => exportOrders(call, asked),
    exportReport: (asked: ExportReportRequest) => exportReport(call, asked),
  };
}
