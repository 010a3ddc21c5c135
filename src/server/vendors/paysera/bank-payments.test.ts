import { createCipheriv, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { PaymentRequest } from '#src/domain/payment/payment-provider.ts';
import { createBankPayments, type PayseraSettings } from './bank-payments.ts';
import { fromSafeBase64, packParameters, toSafeBase64 } from './encoding.ts';
import { readPublicKey } from './open-callback.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const settings: PayseraSettings = {
  projectId: '123456',
  password: '0123456789abcdef0123456789abcdef',
  publicKey,
  payUrl: 'https://www.paysera.example/pay/',
  callbackUrl: 'https://gija.example/.netlify/functions/paysera-callback',
  test: false,
};
const orderId = '0193a0b2-7d3c-7e6a-9d2b-6f1f2c0d4e5a';
const paid = {
  projectid: '123456',
  orderid: orderId,
  status: '1',
  requestid: '900100',
  payamount: '9395',
  paycurrency: 'EUR',
  amount: '9395',
  currency: 'EUR',
  p_email: 'ruta@pastas.example',
  name: 'Rūta',
  surename: 'Petraitė',
  test: '0',
};

const signed = (parameters: Record<string, string>, hash: 'sha1' | 'sha256' = 'sha256') => {
  const data = packParameters(parameters);
  const signature = toSafeBase64(sign(hash, Buffer.from(data), privateKey));
  return new URLSearchParams({ data, [hash === 'sha1' ? 'ss2' : 'ss3']: signature });
};
const sealed = (parameters: Record<string, string>, password = settings.password) => {
  const iv = randomBytes(12);
  const key = Buffer.alloc(32);
  key.write(password);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update(new URLSearchParams(parameters).toString()), cipher.final()]);
  return new URLSearchParams({ data: toSafeBase64(Buffer.concat([iv, text, cipher.getAuthTag()])) });
};
const read = (query: URLSearchParams, changes: Partial<PayseraSettings> = {}) =>
  createBankPayments({ ...settings, ...changes }).readMessage(query.toString(), new Headers());

const message = {
  eventId: `${orderId}:900100:1`,
  type: 'paid',
  details: {
    order_id: orderId,
    payment_id: '900100',
    amount: 9395,
    currency: 'EUR',
    email: 'ruta@pastas.example',
    name: 'Rūta Petraitė',
  },
};

test('Paysera’s published bytes and text are each other’s encoding', () => {
  const bytes = Buffer.from('3300010203040592FFAA00010203040592FEAAEE', 'hex');
  expect(toSafeBase64(bytes)).toBe('MwABAgMEBZL_qgABAgMEBZL-qu4=');
  expect(fromSafeBase64('MwABAgMEBZL_qgABAgMEBZL-qu4=')).toEqual(bytes);
});

test('the published key is read with its frame, without it, and with line breaks written out', () => {
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const line = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  for (const text of [pem, pem.replaceAll('\n', '\\n'), line]) expect(readPublicKey(text).equals(publicKey)).toBe(true);
  expect(() => readPublicKey('no key')).toThrow();
});

describe('a request', () => {
  const request: PaymentRequest = {
    orderId,
    orderNumber: 'GJ-105-992-311',
    currency: 'EUR',
    language: 'lt',
    email: 'ruta@pastas.example',
    lines: [],
    shipping: { label: 'Kurjeris', fee: 495 },
    total: 9395,
    expiresAt: new Date('2026-11-21T15:04:05.678Z'),
    successUrl: 'https://gija.example/lt/checkout-success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://gija.example/lt/checkout?cancelled=y',
    askAddressIn: undefined,
    methods: [],
  };

  test('carries order, amount and addresses, signed with the project’s password', async () => {
    const { sessionId, url } = await createBankPayments(settings).startSession(request);
    expect(sessionId).toBe(orderId);
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin + pathname).toBe(settings.payUrl);
    const data = searchParams.get('data') ?? '';
    const expected = createHash('md5')
      .update(data + settings.password)
      .digest('hex');
    expect(searchParams.get('sign')).toBe(expected);
    expect(Object.fromEntries(new URLSearchParams(fromSafeBase64(data).toString()))).toMatchObject({
      projectid: '123456',
      version: '1.6',
      orderid: orderId,
      lang: 'LIT',
      amount: '9395',
      currency: 'EUR',
      p_email: 'ruta@pastas.example',
      test: '0',
      time_limit: '2026-11-21 17:04:05',
      accepturl: `https://gija.example/lt/checkout-success?session_id=${orderId}`,
      callbackurl: settings.callbackUrl,
    });
  });
});

describe('a callback is believed', () => {
  test.each([
    ['signed with SHA-256', signed(paid)],
    ['signed with SHA-1', signed(paid, 'sha1')],
    ['encrypted under the project’s password', sealed(paid)],
  ])('%s', (_, query) => {
    expect(read(query)).toEqual({ ok: true, value: message });
  });

  test('with a password that is no whole key, as PHP fills it with zeros', () => {
    expect(read(sealed(paid, 'short'), { password: 'short' }).ok).toBe(true);
  });

  test('as not paid when the bank refused, and as nothing new while the bank has not paid', () => {
    expect(read(signed({ ...paid, status: '0' }))).toMatchObject({ ok: true, value: { type: 'declined' } });
    for (const status of ['2', '3', '4', '5'])
      expect(read(signed({ ...paid, status }))).toEqual({ ok: true, value: undefined });
  });
});

describe('a callback is refused', () => {
  const altered = signed(paid);
  altered.set('data', packParameters({ ...paid, payamount: '1' }));
  const weak = new URLSearchParams({ data: packParameters(paid) });
  weak.set(
    'ss1',
    createHash('md5')
      .update(`${weak.get('data')}${settings.password}`)
      .digest('hex'),
  );
  const swapped = new URLSearchParams({ data: signed(paid).get('data') ?? '', ss2: signed(paid).get('ss3') ?? '' });
  const downgraded = signed(paid, 'sha1');
  downgraded.set('ss3', 'AAAA');

  test.each([
    ['altered after it was signed', altered],
    ['with the MD5 signature alone', weak],
    ['with a signature of the other hash', swapped],
    ['with a broken stronger signature beside a good weaker one', downgraded],
    ['without any signature', new URLSearchParams({ data: packParameters(paid) })],
    ['empty', new URLSearchParams()],
    ['sealed under another password', sealed(paid, 'another password')],
    ['of another project', signed({ ...paid, projectid: '999' })],
    ['of a test', signed({ ...paid, test: '1' })],
    ['without an order', signed({ ...paid, orderid: '' })],
    ['with an amount that is none', signed({ ...paid, payamount: '93.95' })],
    ['with a negative amount', signed({ ...paid, payamount: '-9395' })],
  ])('%s', (_, query) => {
    expect(read(query)).toEqual({ ok: false, failure: { code: 'signature_invalid' } });
  });

  test('but a test is believed where tests are made', () => {
    expect(read(signed({ ...paid, test: '1' }), { test: true }).ok).toBe(true);
  });
});
