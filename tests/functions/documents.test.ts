import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { documentTexts } from '#src/server/documents/texts/document-texts.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { testKeys } from '#tests/support/test-backend.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { placeTestOrder, settled, type TestOrder } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn'] });

async function orderRow({ orderNumber }: TestOrder) {
  const [row] = await shop.sql<{ id: string; access_token: string; total_amount: number }[]>`
    select id, access_token, total_amount from orders where order_number = ${orderNumber}`;
  if (row === undefined) throw new Error('no such order');
  return row;
}

async function paidOrder(changes: object = {}): Promise<TestOrder> {
  const ordered = await placeTestOrder(shop, 1, changes);
  await shop.pay(ordered.url);
  await settled(shop, ordered, ['processing', 'paid', 0, 0]);
  return ordered;
}

const ask = (query: Record<string, string>) => shop.get('order-document', query);
const contentsOf = async (response: Response) => readPdf(new Uint8Array(await response.arrayBuffer()));
const lineAfter = (lines: readonly string[], label: string) => lines[lines.indexOf(label) + 1];

async function refund(order: string, amount: number, reason = 'return'): Promise<string> {
  const [row] = await shop.sql<{ id: string }[]>`
    insert into refunds (order_id, payment_id, amount, currency, amount_eur, reason, state, completed_at)
    select ${order}, id, ${amount}, currency, ${amount}, ${reason}, 'succeeded', now()
    from payments where order_id = ${order} and state = 'paid' returning id`;
  return row?.id ?? '';
}

describe('an invoice', () => {
  it('does not give a parcel locker for the buyer’s address', async () => {
    const { access_token: token, id } = await orderRow(await paidOrder());
    const [before] = await shop.sql<{ delivery_street: string }[]>`
      update orders set pickup_carrier = 'dpd', pickup_point_id = '1', pickup_point_name = 'Paštomatas'
      where id = ${id} returning delivery_street`;
    const { lines } = await contentsOf(await ask({ token, kind: 'invoice' }));
    expect(before?.delivery_street).toBeTruthy();
    expect(lines).not.toContain(before?.delivery_street);
  });

  it.each(['en', 'lt', 'ru'] as const)('is a PDF in the language of the order: %s', async (locale) => {
    const ordered = await paidOrder({ locale });
    const { access_token: token } = await orderRow(ordered);
    const response = await ask({ token, kind: 'invoice' });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const words = documentTexts[locale];
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`^inline; filename="gija-${words.invoice.file}-GJ-\\d{6}\\.pdf"$`),
    );
    const { lines, language } = await contentsOf(response);
    expect(language).toBe(locale);
    for (const part of [words.invoice.title, ordered.orderNumber, 'Rūta Kazlauskaitė', 'Gedimino pr. 1-2'])
      expect(lines).toContain(part);
  });

  it('is there at once for whoever asks before the job, keeps its number, and stands in the confirmation mail', async () => {
    const ordered = await paidOrder();
    const { access_token: token, id } = await orderRow(ordered);
    const first = await contentsOf(await ask({ token, kind: 'invoice' }));
    await shop.tick('issue-documents');
    const [row] = await shop.sql`select number::int, series from invoices where order_id = ${id}`;
    const number = String(row?.['number']).padStart(6, '0');
    expect(first.lines).toContain(`Serija GJ Nr. ${number}`);
    expect((await contentsOf(await ask({ token, kind: 'invoice' }))).lines).toEqual(first.lines);
    await shop.tick('send-outbox');
    const [mail] = await shop.inbox(ordered.email);
    expect(mail?.text).toContain(`order-document?token=${token}&kind=invoice`);
  });

  it('is issued by the job for every paid order, oldest payment first, and only once', async () => {
    const ordered = [await paidOrder(), await paidOrder()];
    const [early, late] = await Promise.all(ordered.map(orderRow));
    if (early === undefined || late === undefined) throw new Error('no orders');
    await shop.sql`update orders set paid_at = paid_at - interval '1 hour' where id = ${late.id}`;
    expect(await shop.tick('issue-documents')).toMatchObject({ invoices: 2, failed: 0 });
    expect(await shop.tick('issue-documents')).toEqual({ invoices: 0, creditNotes: 0, failed: 0 });
    const rows = await shop.sql`select order_id from invoices order by number desc limit 2`;
    expect(rows.map((row) => row['order_id'])).toEqual([early.id, late.id]);
  });

  it('stays as it was issued, whatever becomes of the order', async () => {
    const { access_token: token, id } = await orderRow(await paidOrder());
    const before = await contentsOf(await ask({ token, kind: 'invoice' }));
    await shop.sql`update orders set customer_name = 'Somebody Else', delivery_street = 'Elsewhere 1' where id = ${id}`;
    expect(await contentsOf(await ask({ token, kind: 'invoice' }))).toEqual(before);
  });

  it('names the company that buys', async () => {
    const { access_token: token, id } = await orderRow(await paidOrder());
    await shop.sql`
      update orders set company_name = 'UAB „Žiema“', company_code = '304556677', company_vat_code = 'LT100001234567'
      where id = ${id}`;
    const { lines } = await contentsOf(await ask({ token, kind: 'invoice' }));
    expect(lines).toContain('UAB „Žiema“');
    expect(lines).toContain('Įmonės kodas 304556677');
    expect(lines).toContain('Gedimino pr. 1-2');
  });

  it('gives the company’s own address, also where the goods go to a locker, and so does its credit note', async () => {
    const {
      access_token: token,
      id,
      total_amount: total,
    } = await orderRow(
      await paidOrder({
        company: {
          ...{ name: 'SIA „Adata“', country: 'LV', code: '40003000006', vatCode: '' },
          address: { country: 'LV', postcode: '1010', city: 'Rīga', street: 'Brīvības iela 5' },
        },
      }),
    );
    await shop.sql`
      update orders set pickup_carrier = 'dpd', pickup_point_id = '1', pickup_point_name = 'Paštomatas' where id = ${id}`;
    const invoice = (await contentsOf(await ask({ token, kind: 'invoice' }))).lines;
    await refund(id, total);
    await shop.tick('issue-documents');
    const credit = (await contentsOf(await ask({ token, kind: 'credit-note' }))).lines;
    for (const lines of [invoice, credit]) {
      for (const part of ['SIA „Adata“', 'Brīvības iela 5', 'LV-1010 Rīga', 'Latvija']) expect(lines).toContain(part);
      expect(lines).not.toContain('Gedimino pr. 1-2');
    }
  });

  it('does not exist for an order that is not paid, nor for a token that nobody has', async () => {
    const { access_token: unpaid } = await orderRow(await placeTestOrder(shop, 1));
    for (const token of [unpaid, randomUUID()]) {
      for (const kind of ['invoice', 'credit-note']) {
        const response = await ask({ token, kind });
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({ code: 'document_unknown', requestId: expect.any(String) });
      }
    }
  });

  it.each([
    [{ kind: 'invoice' }, 'token'],
    [{ token: 'x', kind: 'invoice' }, 'token'],
    [{ token: randomUUID(), kind: 'packing-slip' }, 'kind'],
    [{ token: randomUUID(), kind: 'credit-note', number: '0' }, 'number'],
  ])('is refused with the field that is wrong: %j', async (query, field) => {
    const response = await ask(query as Record<string, string>);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_request', details: { field } });
  });
});

describe('credit notes', () => {
  it('follow refunds by the job, part by part, and are opened by the same token', async () => {
    vi.spyOn(console, 'error');
    const { access_token: token, id, total_amount: total } = await orderRow(await paidOrder());
    await refund(id, 1000, 'goodwill');
    await refund(id, total - 1000);
    expect(await shop.tick('issue-documents')).toEqual({ invoices: 1, creditNotes: 2, failed: 0 });
    expect(await shop.tick('issue-documents')).toEqual({ invoices: 0, creditNotes: 0, failed: 0 });
    const rows = await shop.sql<{ number: number; gross: number; vat: number }[]>`
      select note.number::int, (note.content #>> '{total,gross}')::int as gross, (note.content #>> '{total,vat}')::int as vat
      from credit_notes note join invoices on invoices.id = note.invoice_id where order_id = ${id} order by note.number`;
    const [order] = await shop.sql`select vat_amount from orders where id = ${id}`;
    expect(rows.map((row) => row.gross)).toEqual([1000, total - 1000]);
    expect(rows.reduce((sum, row) => sum + row.vat, 0)).toBe(order?.['vat_amount']);
    const latest = await contentsOf(await ask({ token, kind: 'credit-note' }));
    expect(latest.lines).toContain('Kreditinė PVM sąskaita faktūra');
    const first = await contentsOf(await ask({ token, kind: 'credit-note', number: String(rows[0]?.number) }));
    expect(lineAfter(first.lines, 'Priežastis')).toBe('Kainos sumažinimas');
    expect(first.lines).toContain('−10,00\u00a0€');
    expect((await ask({ token, kind: 'credit-note', number: '999999' })).status).toBe(404);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('are not written for money that was never invoiced', async () => {
    const ordered = await paidOrder();
    const { access_token: token, id } = await orderRow(ordered);
    await refund(id, 500, 'double_payment');
    await shop.tick('issue-documents');
    expect((await ask({ token, kind: 'credit-note' })).status).toBe(404);
  });
});

describe('the packing slip', () => {
  const slip = (number: string, authorization?: string) =>
    shop.run(
      'order-document-packing-slip',
      new Request(`${shop.siteUrl}/.netlify/functions/order-document-packing-slip?number=${number}`, {
        headers: authorization === undefined ? {} : { authorization },
      }),
    );

  it('is for the service alone', async () => {
    const { orderNumber } = await paidOrder();
    for (const authorization of [
      undefined,
      'Bearer x',
      `Bearer ${testKeys.publishableKey}`,
      `Basic ${testKeys.secretKey}`,
    ]) {
      const response = await slip(orderNumber, authorization);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'not_allowed' });
    }
    const response = await slip(orderNumber, `Bearer ${testKeys.secretKey}`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const { lines } = await contentsOf(response);
    for (const part of ['Pakavimo lapas', orderNumber, 'Lininė suknelė', '+37061234567']) expect(lines).toContain(part);
    expect(lines.join(' ')).not.toContain('€');
  });

  it('lists what still lies here and says how many parcels went before; nothing when all of it left', async () => {
    const one = await placeTestOrder(shop, 5, {});
    const other = await placeTestOrder(shop, 5, {});
    const items = [
      { id: one.id, quantity: 3, size: 'M', color: 'sage' },
      { id: other.id, quantity: 1, size: 'M', color: 'sage' },
    ];
    const ordered = await placeTestOrder(shop, 1, { items });
    await shop.pay(ordered.url);
    await settled(shop, ordered, ['processing', 'paid', 1, 0]);
    const { id } = await orderRow(ordered);
    const [first, second] = await shop.sql<{ id: number }[]>`
      select id from order_items where order_id = ${id} order by position`;
    const ship = (lines: unknown, number: string) =>
      shop.sql`select ship_parcel(${id}, ${lines === null ? null : shop.sql.json(lines as never)}, 'dpd', ${number}, 'Ona')`;
    const printed = async () => slip(ordered.orderNumber, `Bearer ${testKeys.secretKey}`);
    const text = async () => (await contentsOf(await printed())).lines.join(' ');
    expect(await text()).toContain('4 prekės');
    expect(await text()).not.toContain('anksčiau');

    await ship(
      [
        { order_item: second?.id, quantity: 1 },
        { order_item: first?.id, quantity: 1 },
      ],
      'SIUNTA00000001',
    );
    expect(await text()).toContain('2 prekės');
    expect(await text()).toContain(one.id.toUpperCase());
    expect(await text()).not.toContain(other.id.toUpperCase());
    expect(await text()).toContain('2-a siunta; anksčiau išsiųsta: 1');

    await ship(null, 'SIUNTA00000002');
    const response = await printed();
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'nothing_to_pack', details: { parcels: 2 } });
  });

  it('has nothing of an order that is not paid yet', async () => {
    const { orderNumber } = await placeTestOrder(shop, 1, {});
    const response = await slip(orderNumber, `Bearer ${testKeys.secretKey}`);
    expect(await response.json()).toMatchObject({ code: 'nothing_to_pack', details: { parcels: 0 } });
  });

  it('does not exist for a number that nobody has', async () => {
    expect((await slip('GJ-000-000-000', `Bearer ${testKeys.secretKey}`)).status).toBe(404);
  });
});

describe('the withdrawal form', () => {
  it.each(['en', 'lt', 'ru'] as const)('is there for everybody in %s', async (language) => {
    const response = await shop.get('withdrawal-form', { language });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="gija-[a-z-]+\.pdf"$/);
    expect((await contentsOf(response)).lines).toContain(documentTexts[language].withdrawalForm.title);
  });

  it('speaks the shop’s languages only', async () => {
    expect((await shop.get('withdrawal-form', { language: 'de' })).status).toBe(400);
  });
});
