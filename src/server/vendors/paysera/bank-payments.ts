import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Language } from '#src/domain/language/languages.ts';
import type { PaymentMessage, PaymentProvider, PaymentRequest } from '#src/domain/payment/payment-provider.ts';
import { failure, success } from '#src/domain/result/result.ts';
import { packParameters } from './encoding.ts';
import { type CallbackSecrets, openCallback } from './open-callback.ts';

export interface PayseraSettings extends CallbackSecrets {
  readonly projectId: string;
  /** Where payers are sent: `https://www.paysera.com/pay/`. */
  readonly payUrl: string;
  /** Paysera tells this address what became of a payment. */
  readonly callbackUrl: string;
  /** Test payments, in which no money moves, are asked for and believed: never in production. */
  readonly test: boolean;
}

/** ISO 639-2/B, as Paysera names languages. */
const languageCodes: Readonly<Record<Language, string>> = { en: 'ENG', lt: 'LIT', ru: 'RUS' };

/**
 * `YYYY-MM-DD hh:mm:ss`. Paysera does not say whose time it is: read as Lithuania's it is right, read as UTC it is some
 * hours late, and a payment after the reservation is honoured or refunded.
 */
const vilniusTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Vilnius',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** What is charged is told in whole cents; status 1 alone means that the money has been received. */
const callback = z.object({
  projectid: z.string(),
  orderid: z.uuid(),
  status: z.string(),
  requestid: z._default(z.string(), ''),
  amount: z.optional(z.string()),
  currency: z.optional(z.string()),
  payamount: z.optional(z.string()),
  paycurrency: z.optional(z.string()),
  p_email: z.optional(z.string()),
  name: z.optional(z.string()),
  surename: z.optional(z.string()),
  test: z._default(z.string(), '0'),
});
const cents = z.string().check(z.regex(/^\d{1,11}$/));

function requestParameters(request: PaymentRequest, settings: PayseraSettings): Record<string, string> {
  const { expiresAt, language, orderNumber } = request;
  return {
    projectid: settings.projectId,
    version: '1.6',
    orderid: request.orderId,
    accepturl: request.successUrl.replace('{CHECKOUT_SESSION_ID}', request.orderId),
    cancelurl: request.cancelUrl,
    callbackurl: settings.callbackUrl,
    lang: languageCodes[language],
    amount: String(request.total),
    currency: request.currency,
    country: 'LT',
    // Paysera puts the numbers into the text that the bank shows; the brackets are its placeholders.
    paytext: `${orderNumber} [order_nr] [site_name]`,
    ...(request.email === undefined ? {} : { p_email: request.email }),
    test: settings.test ? '1' : '0',
    time_limit: vilniusTime.format(expiresAt),
  };
}

function readMessage(given: URLSearchParams, settings: PayseraSettings): PaymentMessage | 'refused' | undefined {
  const parsed = callback.safeParse(Object.fromEntries(given));
  if (!parsed.success) return 'refused';
  const { orderid, requestid, status, ...rest } = parsed.data;
  if (rest.projectid !== settings.projectId) return 'refused';
  if (rest.test !== '0' && !settings.test) return 'refused';
  // 2 is accepted but not executed, 3 further information: the bank has not paid, and will say so again when it has.
  if (status !== '0' && status !== '1') return undefined;
  const amount = cents.safeParse(rest.payamount ?? rest.amount);
  const currency = rest.paycurrency ?? rest.currency;
  if (!amount.success || currency === undefined) return 'refused';
  const name = [rest.name, rest.surename].filter(Boolean).join(' ');
  return {
    // The same payment is told several times until it is answered; a second payment of one order has another request number.
    eventId: `${orderid}:${requestid}:${status}`,
    type: status === '1' ? 'paid' : 'declined',
    details: {
      order_id: orderid,
      payment_id: requestid || undefined,
      amount: Number(amount.data),
      currency,
      email: rest.p_email,
      name: name || undefined,
    },
  };
}

/** Payments by Lithuanian banks through Paysera's form protocol. The browser carries the request; nothing is called. */
export function createBankPayments(settings: PayseraSettings): PaymentProvider {
  return {
    name: 'paysera',

    async startSession(request) {
      const data = packParameters(requestParameters(request, settings));
      const sign = createHash('md5')
        .update(data + settings.password)
        .digest('hex');
      const url = new URL(settings.payUrl);
      url.search = new URLSearchParams({ data, sign }).toString();
      return { sessionId: request.orderId, url: url.href };
    },

    // The protocol has no call for it: `time_limit` ends the page, and a payment that comes all the same is refunded or honoured.
    endSession: async () => 'ended',

    readMessage(query) {
      const given = openCallback(new URLSearchParams(query), settings);
      const message = given === undefined ? 'refused' : readMessage(given, settings);
      return message === 'refused' ? failure('signature_invalid') : success(message);
    },
  };
}
