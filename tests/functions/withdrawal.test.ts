import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { shop as office } from '#src/server/wiring.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { placeTestOrder, settled } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });

/** A paid order of one dress, and what opens it. */
async function paid() {
  const ordered = await placeTestOrder(shop, 3);
  await shop.pay(ordered.url);
  await settled(shop, ordered, ['processing', 'paid', 2, 0]);
  const [row] = await shop.sql<{ token: string; line: string }[]>`
    select access_token as token, order_items.id as line from orders join order_items on order_items.order_id = orders.id
    where order_number = ${ordered.orderNumber}`;
  return { ...ordered, token: row?.token ?? '', line: Number(row?.line) };
}
const declaration = (changes: object = {}) => ({
  ...{ id: randomUUID(), locale: 'lt', name: 'Rūta Kazlauskaitė', email: `${randomUUID()}@example.com` },
  ...{ scope: 'whole_order', reference: 'GJ-111-111-111', ...changes },
});
const withdraw = async (body: unknown, headers: Record<string, string> = {}) => {
  const response = await shop.post('withdraw', body, { ip: randomUUID(), ...headers });
  return { status: response.status, body: await response.json(), headers: response.headers };
};
const mails = async (email: string) => {
  await shop.tick('send-outbox');
  return shop.inbox(email);
};

describe('withdraw', () => {
  it('answers with the receipt and sends it, in the language of the page, once however often it is asked', async () => {
    const order = await paid();
    const wish = declaration({ token: order.token, scope: 'lines', lines: [{ line: order.line, quantity: 1 }] });
    const [first, second] = await Promise.all([withdraw(wish), withdraw(wish)]);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(first.headers.get('cache-control')).toBe('no-store');
    const { checksum, statement } = first.body;
    expect(statement).toContain('– Lininė suknelė (Šalavijo žalia, M) × 1');
    expect(statement).toContain(`Užsakymas: ${order.orderNumber}`);
    const [mail, ...more] = await mails(wish.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Patvirtinimas: sutarties atsisakymas, /);
    for (const part of [...statement.split('\n'), checksum]) {
      expect(mail?.text).toContain(part);
      expect(mail?.html).toContain(part);
    }
    const [listed] = (await office().listWithdrawals()).filter(({ id }) => id === wish.id);
    expect(listed).toMatchObject({ receipt_state: 'sent', tasks: [{ kind: 'withdrawal_unsent' }] });
  });

  it('answers the same whether the order exists or not', async () => {
    const order = await paid();
    const shape = async (changes: object) => {
      const { status, body } = await withdraw(declaration(changes));
      return [status, Object.keys(body).sort(), body.statement.split('\n').length];
    };
    const known = await shape({ reference: order.orderNumber, email: order.email });
    expect(await shape({ reference: order.orderNumber })).toEqual(known);
    expect(await shape({ email: order.email })).toEqual(known);
    expect(await shape({ reference: 'nežinau, pirkau spalį' })).toEqual(known);
  });

  it('refuses pieces that the order does not have, and takes them when they are mended under the same id', async () => {
    const order = await paid();
    const wish = declaration({ token: order.token, scope: 'lines', lines: [{ line: order.line, quantity: 2 }] });
    expect(await withdraw(wish)).toMatchObject({ status: 409, body: { code: 'quantity_exceeded' } });
    expect((await withdraw({ ...wish, lines: [{ line: order.line, quantity: 1 }] })).status).toBe(200);
    expect(await withdraw({ ...wish, name: 'Jonas' })).toMatchObject({
      status: 409,
      body: { code: 'declaration_used' },
    });
  });

  it.each([
    ['no name', { name: '  ' }, 'name'],
    ['no address for the receipt', { email: 'ruta' }, 'email'],
    ['nothing that tells which order it is', { reference: '' }, 'reference'],
    ['parts without saying which', { scope: 'lines' }, 'items'],
    ['parts of a known order without saying which', { scope: 'lines', token: randomUUID() }, 'lines'],
    ['a name that is too long', { name: 'x'.repeat(201) }, 'name'],
    ['more words than fit', { scope: 'lines', items: 'x'.repeat(2001) }, 'items'],
  ])('refuses a declaration with %s and names the field', async (_, changes, field) => {
    const { status, body } = await withdraw(declaration(changes));
    expect([status, body.code, body.details.field]).toEqual([400, 'invalid_request', field]);
  });

  it('treats every word as text, keeps line breaks of the goods and no others', async () => {
    const email = `${randomUUID()}@example.com`;
    const wish = { email, scope: 'lines', name: 'Rūta\r\nBcc: a@b.lt', items: 'suknelė <b>\r\ndiržas\u0000' };
    const { body } = await withdraw(declaration(wish));
    expect(body.statement.split('\n').slice(1, 5)).toEqual([
      'Atsisakau sutarties dėl šių prekių:',
      'suknelė <b>',
      'diržas',
      'Užsakymas: GJ-111-111-111',
    ]);
    expect(body.statement).toContain('Rūta Bcc: a@b.lt');
    const [mail] = await mails(email);
    expect(mail?.to).toEqual([email]);
    expect(mail?.html).toContain('suknelė &lt;b&gt;');
  });

  it('counts tries by address, refuses foreign pages, and mails strangers only so often', async () => {
    const ip = randomUUID();
    const email = `${randomUUID()}@example.com`;
    const statuses: number[] = [];
    for (let times = 0; times < 61; times += 1) statuses.push((await withdraw(declaration({ email }), { ip })).status);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
    expect(await mails(email)).toHaveLength(5);
    const withheld = await shop.sql`
      select id from withdrawals where customer_email = ${email} and 'receipt_withheld' = any (findings)`;
    expect(withheld, 'kept all the same').toHaveLength(55);
    expect((await withdraw(declaration(), { origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe('withdrawal-order', () => {
  const read = async (token: string, language = 'lt') => {
    const response = await shop.get('withdrawal-order', { token, language });
    return { status: response.status, body: await response.json(), cache: response.headers.get('cache-control') };
  };

  it('opens an order to who has its link, in the language of the page, and is kept by nobody', async () => {
    const order = await paid();
    const { body, cache, status } = await read(order.token, 'en');
    expect([status, cache]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      orderNumber: order.orderNumber,
      name: 'Rūta Kazlauskaitė',
      email: order.email,
      period: { state: 'not_begun' },
      lines: [{ line: order.line, text: 'Linen dress (Sage, M)', quantity: 1, left: 1 }],
    });
    await withdraw(declaration({ token: order.token }));
    expect((await read(order.token)).body.lines[0].left).toBe(0);
  });

  it('answers a wrong link like one that never existed', async () => {
    expect(await read(randomUUID())).toMatchObject({ status: 404, body: { code: 'order_unknown' } });
    expect(await read('x')).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });
});
