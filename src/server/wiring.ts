import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import company from '#content/company.json' with { type: 'json' };
import type { ConfirmPasswordRequest, DeleteAccountRequest, EndSessionsRequest } from '#src/contracts/account-data.ts';
import type { RememberCartRequest } from '#src/contracts/cart-reminder.ts';
import type { CheckCouponRequest } from '#src/contracts/check-coupon.ts';
import type { CheckoutRequest } from '#src/contracts/checkout.ts';
import type { clientErrorReport } from '#src/contracts/client-error.ts';
import type { ContactRequest } from '#src/contracts/contact.ts';
import type { CookieChoiceRequest } from '#src/contracts/cookie-choice.ts';
import type { NewsletterRequest } from '#src/contracts/newsletter.ts';
import type { OrderDocumentRequest } from '#src/contracts/order-document.ts';
import type { OrderLinkRequest } from '#src/contracts/order-link.ts';
import type { PickupPointsRequest } from '#src/contracts/pickup-points.ts';
import type { StockNoticeRequest } from '#src/contracts/stock-notice.ts';
import type { TrackOrderRequest } from '#src/contracts/track-order.ts';
import type { VisitRequest } from '#src/contracts/visit.ts';
import type { WithdrawalOrderRequest, WithdrawRequest } from '#src/contracts/withdrawal.ts';
import type { AuthLetter } from '#src/domain/account/auth-mail.ts';
import type { Seller } from '#src/domain/document/invoice.ts';
import type { Language } from '#src/domain/language/languages.ts';
import type { PaymentMethod } from '#src/domain/payment/payment-provider.ts';
import { success } from '#src/domain/result/result.ts';
import { confirmPassword } from './account/confirm-password.ts';
import { deleteAccount } from './account/delete-account.ts';
import { endSessions } from './account/end-sessions.ts';
import { exportMyData } from './account/export-my-data.ts';
import { sendAuthMail } from './account/send-auth-mail.ts';
import { forgetCart, oweCartReminders, rememberCart, restoreCart, stopCartReminders } from './cart/cart-reminders.ts';
import { recordCookieChoice } from './consent/record-cookie-choice.ts';
import { takeMessage } from './contact/take-message.ts';
import { countVisit } from './counting/count-visit.ts';
import { issueDueDocuments } from './documents/issue-documents.ts';
import { type Environment, readEnvironment, readSupplierSecret } from './env.ts';
import { recordError } from './errors/record-error.ts';
import { type ParcelStep, recordParcelState } from './fulfilment/record-parcel-state.ts';
import { type Shipment, shipParcel } from './fulfilment/ship-parcel.ts';
import type { Caller, HttpDependencies } from './http/endpoint.ts';
import { runJob } from './jobs/run-job.ts';
import { createLinkTokens } from './mail/link-tokens.ts';
import { sendOutbox } from './mail/send-outbox.ts';
import { signUp, useToken } from './newsletter/newsletter.ts';
import { cancelNotice, confirmNotice, requestNotice } from './notices/stock-notices.ts';
import { addOrderNote } from './order/add-order-note.ts';
import { cancelCheckout } from './order/cancel-checkout.ts';
import { type Cancellation, cancelOrder } from './order/cancel-order.ts';
import { checkCoupon } from './order/check-coupon.ts';
import { createCheckout } from './order/create-checkout.ts';
import { hashCustomer } from './order/customer-hash.ts';
import { readDeliveryOptions } from './order/delivery-options.ts';
import { expireReservations } from './order/expire-reservations.ts';
import {
  listWithdrawals,
  type OpenedWithdrawal,
  openWithdrawal,
  type WithdrawalPage,
} from './order/list-withdrawals.ts';
import { readOrderDetails } from './order/order-details.ts';
import { readOrderStatus } from './order/order-status.ts';
import { readPickupPoints } from './order/pickup-points.ts';
import { readRequestedCheckout } from './order/requested-checkout.ts';
import { createRequestSeal } from './order/sealed-request.ts';
import { sendOrderLink, trackOrder } from './order/track-order.ts';
import { withdraw } from './order/withdraw.ts';
import { readWithdrawalOrder } from './order/withdrawal-order.ts';
import { askAboutPayments } from './payment/ask-about-payments.ts';
import { confirmBankRefund } from './payment/confirm-bank-refund.ts';
import { handlePaymentMessage } from './payment/handle-payment-message.ts';
import { type RefundOrder, requestRefund } from './payment/request-refund.ts';
import { sendRefunds } from './payment/send-refunds.ts';
import { settleTask } from './payment/settle-task.ts';
import { refuseDemonstration } from './publishing/refuse-demonstration.ts';
import { fetchJson } from './shipping/fetch-json.ts';
import { loadParcelLockers } from './shipping/load-parcel-lockers.ts';
import { createBankPayments } from './vendors/paysera/bank-payments.ts';
import { readPublicKey } from './vendors/paysera/open-callback.ts';
import { createMail } from './vendors/resend/mail.ts';
import { createCardPayments } from './vendors/stripe/card-payments.ts';
import { createAccounts } from './vendors/supabase/accounts.ts';
import { createDatabase } from './vendors/supabase/database.ts';
import { createFiles } from './vendors/supabase/files.ts';
import { createSendEmailHook } from './vendors/supabase/send-email-hook.ts';
import { joinAdministration } from './wiring-administration.ts';
import { lockerLists } from './wiring-lockers.ts';
import { joinModeration } from './wiring-moderation.ts';
import { joinPictures } from './wiring-pictures.ts';
import { joinProductTables } from './wiring-product-tables.ts';
import { joinPublishing } from './wiring-publishing.ts';
import { joinRecoveryCodes } from './wiring-recovery-codes.ts';
import { joinReturns } from './wiring-returns.ts';
import { joinReviews } from './wiring-reviews.ts';
import { joinTranslation } from './wiring-translation.ts';

/** Milliseconds that a scheduled run takes at most; the platform ends functions after 30 seconds. */
const jobTime = 20_000;

/** How often one address may try codes of coupons, by asking about them or by ordering with them. */
export const couponTries = { bucket: 'check-coupon', maximum: 60, seconds: 600 } as const;

/** The seller as mail names it. */
const seller = {
  name: company.legalName,
  address: `${company.street}, ${company.postcode} ${company.city}`,
  email: company.email,
  phone: company.phone,
};

/** The seller as documents name it. */
const documentSeller: Seller = {
  name: company.legalName,
  code: company.code,
  vatCode: company.vatCode,
  street: company.street,
  postcode: company.postcode,
  city: company.city,
  country: company.country,
  phone: company.phone,
  email: company.email,
};

/** Engine and fonts are large: only a function that draws loads them, when it draws. */
const loadDrawing = () => import('./documents/order-document.ts');

function join(environment: Environment) {
  const { SITE_URL: siteUrl } = environment;
  const backend = { url: environment.PUBLIC_SUPABASE_URL, secretKey: environment.SUPABASE_SECRET_KEY };
  const database = createDatabase(backend);
  const accounts = createAccounts(backend);
  const files = (bucket: string) => createFiles(backend, bucket);
  const card = createCardPayments({
    secretKey: environment.STRIPE_SECRET_KEY,
    webhookSecret: environment.STRIPE_WEBHOOK_SECRET,
    apiUrl: environment.STRIPE_API_URL,
  });
  const bank = createBankPayments({
    projectId: environment.PAYSERA_PROJECT_ID,
    password: environment.PAYSERA_PASSWORD,
    publicKey: readPublicKey(environment.PAYSERA_PUBLIC_KEY),
    payUrl: environment.PAYSERA_PAY_URL ?? 'https://www.paysera.com/pay/',
    callbackUrl: `${siteUrl}/.netlify/functions/paysera-callback`,
    test: environment.GIJA_ENVIRONMENT !== 'production',
  });
  const providers = { card, bank };
  const sendMail = createMail({
    apiKey: environment.RESEND_API_KEY,
    apiUrl: environment.RESEND_API_URL,
    from: environment.MAIL_FROM,
  });
  const { call, identify } = database;
  const now = () => new Date();
  const http: HttpDependencies = {
    siteUrl,
    hashAddress: (address) => createHmac('sha256', environment.SUPABASE_SECRET_KEY).update(address).digest('base64url'),
    takeRateLimit: async (bucket, subject, maximum, seconds) =>
      z.boolean().parse(await call('take_rate_limit', { bucket, subject, maximum, window_seconds: seconds })),
  };
  const seal = createRequestSeal(environment.SUPABASE_SECRET_KEY);
  const makeToken = createLinkTokens(environment.SUPABASE_SECRET_KEY);
  const mailContext = { siteUrl, company: seller, makeToken };
  /** Mails a day that one address gets of a kind because somebody typed it into a form. */
  const mailLimit = (kind: string) => (email: string) => http.takeRateLimit(`${kind}-mail`, email, 5, 86_400);
  const couponRules = {
    hashCustomer: (email: string) => hashCustomer(environment.SUPABASE_SECRET_KEY, email),
    allowCoupon: (clientHash: string) =>
      http.takeRateLimit(couponTries.bucket, clientHash, couponTries.maximum, couponTries.seconds),
  };
  /** Nobody can fill a stranger's mailbox, however its address is spelled: letters of a kind an hour, of all kinds a day. */
  const allowAuthMail = async (kind: AuthLetter['kind'], mailbox: string) => {
    const subject = couponRules.hashCustomer(mailbox);
    // One after the other: what the hour refuses takes nothing of the day's.
    const ofHour = await http.takeRateLimit(`auth-mail-${kind.replaceAll('_', '-')}`, subject, 6, 3600);
    return ofHour && http.takeRateLimit('auth-mail', subject, 20, 86_400);
  };
  const readHook = createSendEmailHook(environment.SEND_EMAIL_HOOK_SECRET);
  const ownData = {
    call,
    ...accounts,
    hashMailbox: couponRules.hashCustomer,
    allowTry: (user: string) => http.takeRateLimit('password-tries', user, 5, 900),
  };
  const typed = { call, makeToken, newId: randomUUID };
  /** How often an hour one number of an order or a parcel may be asked about, whoever asks. */
  const numberLimit = (bucket: string) => (number: string) => http.takeRateLimit(bucket, number, 20, 3600);
  return {
    http,
    createCheckout: (request: CheckoutRequest, caller: Caller, method: PaymentMethod) =>
      createCheckout(
        { call, providers, identify, now, newId: randomUUID, ...couponRules, siteUrl, seal },
        request,
        caller,
        method,
      ),
    checkCoupon: (request: CheckCouponRequest) => checkCoupon(call, request, now()),
    requestedCheckout: (token: string) => readRequestedCheckout(call, seal, token, now()),
    cancelCheckout: (token: string) => cancelCheckout({ call, providers }, token),
    orderStatus: (sessionId: string) => readOrderStatus(call, sessionId),
    orderDetails: (token: string) => readOrderDetails(call, token, now()),
    trackOrder: (request: TrackOrderRequest, bearer: string | undefined) =>
      trackOrder(
        {
          call,
          identify,
          allowNumber: numberLimit('track-number'),
          isDemonstration: environment.GIJA_ENVIRONMENT === 'local',
          random: Math.random,
        },
        request,
        bearer,
      ),
    sendOrderLink: (request: OrderLinkRequest) =>
      sendOrderLink(
        { call, allowNumber: numberLimit('order-link-number'), allowMail: mailLimit('order-link') },
        request,
      ),
    deliveryOptions: async () => success(await readDeliveryOptions(call, now())),
    pickupPoints: async (request: PickupPointsRequest) => success(await readPickupPoints(call, request)),
    paymentMessage: (method: PaymentMethod, rawBody: string, headers: Headers) =>
      handlePaymentMessage({ call, provider: providers[method] }, rawBody, headers),
    sendOutbox: () =>
      runJob({ call, now }, 'send-outbox', () =>
        sendOutbox({ call, context: mailContext, sendMail }, now, new Date(now().getTime() + jobTime)),
      ),
    sendAuthMail: (rawBody: string, headers: Headers) =>
      sendAuthMail(
        {
          call,
          context: mailContext,
          readMessage: (body, given) => readHook(body, given, now()),
          allowMail: allowAuthMail,
          sendMail,
          now,
        },
        rawBody,
        headers,
      ),
    signUpForNewsletter: (request: NewsletterRequest) =>
      signUp({ ...typed, allowMail: mailLimit('newsletter') }, request),
    confirmNewsletter: (token: string) => useToken(call, 'confirm_newsletter', token),
    unsubscribeNewsletter: (token: string) => useToken(call, 'unsubscribe_newsletter', token),
    takeMessage: (request: ContactRequest) =>
      takeMessage({ ...typed, shopAddress: seller.email, allowMail: mailLimit('contact') }, request),
    requestNotice: (request: StockNoticeRequest) =>
      requestNotice({ ...typed, allowMail: mailLimit('stock-notice') }, request),
    confirmNotice: (token: string) => confirmNotice(call, token),
    cancelNotice: (token: string) => cancelNotice(call, token),
    exportMyData: (bearer: string | undefined) =>
      exportMyData(
        { ...ownData, allowExport: (user) => http.takeRateLimit('export-my-data-user', user, 10, 86_400) },
        bearer,
        now(),
      ),
    deleteAccount: (request: DeleteAccountRequest, bearer: string | undefined) =>
      deleteAccount(ownData, request, bearer),
    confirmPassword: (request: ConfirmPasswordRequest, bearer: string | undefined) =>
      confirmPassword(ownData, request, bearer),
    endSessions: (request: EndSessionsRequest, bearer: string | undefined) => endSessions(ownData, request, bearer),
    rememberCart: (request: RememberCartRequest) =>
      rememberCart({ call, makeToken, hashMailbox: couponRules.hashCustomer }, request),
    forgetCart: (id: string) => forgetCart(call, id),
    restoreCart: (token: string) => restoreCart(call, token),
    stopCartReminders: (token: string) => stopCartReminders(call, token),
    oweCartReminders: () => runJob({ call, now }, 'cart-reminder-send', () => oweCartReminders(call, now())),
    orderDocument: async (request: OrderDocumentRequest) =>
      (await loadDrawing()).readOrderDocument({ call, seller: documentSeller }, request),
    packingSlips: async (numbers: readonly string[]) =>
      (await loadDrawing()).readPackingSlips({ call, seller: documentSeller }, numbers, now()),
    withdrawalForm: async (language: Language) => (await loadDrawing()).drawWithdrawalForm(documentSeller, language),
    issueDocuments: () =>
      runJob({ call, now }, 'issue-documents', () => issueDueDocuments({ call, seller: documentSeller })),
    /** Whether a caller is the shop's own service: it knows the secret key. Both are hashed, so that comparing tells nothing. */
    isService: (bearer: string | undefined) =>
      timingSafeEqual(
        Buffer.from(http.hashAddress(bearer ?? '')),
        Buffer.from(http.hashAddress(environment.SUPABASE_SECRET_KEY)),
      ),
    oweStockNotices: () => runJob({ call, now }, 'stock-notice-send', () => call('owe_stock_notices', {})),
    forgetCorrespondence: () =>
      runJob({ call, now }, 'newsletter-forget', async () => {
        await call('forget_newsletter_mail', {});
        return call('forget_correspondence', {});
      }),
    recordCookieChoice: (choice: CookieChoiceRequest) => recordCookieChoice(call, choice),
    countVisit: (visit: VisitRequest, country: string | undefined) => countVisit(call, visit, country),
    recordError: (report: z.output<typeof clientErrorReport>, userAgent: string) =>
      recordError(call, report, userAgent),
    askAboutPayments: () =>
      runJob({ call, now }, 'ask-about-payments', () =>
        askAboutPayments(call, [card, bank], now, new Date(now().getTime() + jobTime)),
      ),
    sendRefunds: () =>
      runJob({ call, now }, 'send-refunds', () =>
        sendRefunds(call, [card, bank], now, new Date(now().getTime() + jobTime)),
      ),
    expireReservations: () => runJob({ call, now }, 'expire-reservations', () => expireReservations(call)),
    shipParcel: (shipment: Shipment) => shipParcel(call, shipment),
    recordParcelState: (step: ParcelStep) => recordParcelState(call, step),
    cancelOrder: (cancellation: Cancellation) => cancelOrder(call, cancellation),
    addOrderNote: (orderId: string, note: string, actor: string) => addOrderNote(call, orderId, note, actor),
    requestRefund: (refund: RefundOrder) => requestRefund(call, refund),
    confirmBankRefund: (refundId: string, actor: string, note: string) =>
      confirmBankRefund(call, refundId, actor, note),
    settleTask: (taskId: string, actor: string, note: string) => settleTask(call, taskId, actor, note),
    withdrawalOrder: (request: WithdrawalOrderRequest) => readWithdrawalOrder(call, request, now()),
    withdraw: (request: WithdrawRequest) =>
      withdraw({ call, seller: seller.name, now, allowMail: mailLimit('withdrawal') }, request),
    listWithdrawals: (page?: WithdrawalPage) => listWithdrawals(call, page),
    openWithdrawal: (opened: OpenedWithdrawal) => openWithdrawal(call, opened),
    ...joinPictures({ ...database, files, now }),
    ...joinProductTables({ ...database, uploads: files('uploads'), now }),
    ...joinRecoveryCodes({ call, http, ...accounts }),
    ...joinReturns({ call, now }),
    ...joinReviews({ call, identify, http }),
    ...joinTranslation(database),
    ...joinModeration(database),
    ...joinPublishing({ ...database, now, environment }),
    ...joinAdministration({
      ...{ ...database, hashMailbox: couponRules.hashCustomer, mailContext, now, environment },
      ...{ lockerSources: lockerLists(environment), fetchJson },
      fetching: { localOrigin: environment.SUPPLIER_FEEDS_LOCAL_URL, readSecret: readSupplierSecret },
      previewKey: environment.SUPABASE_SECRET_KEY,
    }),
    loadParcelLockers: () =>
      runJob({ call, now }, 'load-parcel-lockers', () =>
        loadParcelLockers({ call, sources: lockerLists(environment), fetchJson }),
      ),
  };
}

function joinFor(environment: Environment): ReturnType<typeof join> {
  // What the database holds was looked at by the build (src/content.config.ts).
  if (environment.GIJA_ENVIRONMENT === 'production') {
    refuseDemonstration({ company: company.demonstration, catalogue: false });
  }
  return join(environment);
}

let joined: ReturnType<typeof join> | undefined;

/** The shop's use cases joined to their vendors, by the environment, when the first request needs them. */
export function shop(): ReturnType<typeof join> {
  joined ??= joinFor(readEnvironment());
  return joined;
}
