import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addProduct } from '#tests/support/order-rows.ts';
import { shopUnderTest } from './shop-under-test.ts';

const shop = shopUnderTest();
beforeAll(async () => {
  await addProduct(shop.sql, 'linen-dress', { stock: { 'M/sage': 5 } });
});
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

const browser = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const post = async (name: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await shop.post(name, body, { ip: randomUUID(), 'user-agent': browser, ...headers });
  return response.status;
};
const visit = (event: string, subject: string, headers: Record<string, string> = {}) =>
  post('count-visit', { event, subject, locale: 'lt' }, headers);

describe('count-visit', () => {
  const counted = async () => {
    const rows = await shop.sql`delete from visit_counts returning event, subject, language, count::int`;
    return rows.map((row) => `${row['event']} ${row['subject']} ${row['language']} ${row['count']}`).toSorted();
  };

  it('adds up what happened a day, by kind of page and by product, and nothing else', async () => {
    await visit('page_view', '/lt/women/dresses?page=2&gclid=1');
    await visit('page_view', '/women/dresses');
    await visit('page_view', '/lt/product/linen-dress');
    await visit('product_view', 'linen-dress');
    await visit('add_to_cart', 'linen-dress');
    await visit('begin_checkout', '/lt/checkout');
    await visit('purchase', 'GJ-123-456-789');
    await visit('visit', '/lt/women/dresses?gclid=1');
    expect(await counted()).toEqual([
      'add_to_cart linen-dress lt 1',
      'begin_checkout  lt 1',
      'page_view /product lt 1',
      'page_view /women/dresses lt 2',
      'product_view linen-dress lt 1',
      'purchase  lt 1',
      'visit /women/dresses lt 1',
    ]);
    const columns =
      await shop.sql`select column_name from information_schema.columns where table_name = 'visit_counts'`;
    expect(columns.map((row) => row['column_name']).toSorted()).toEqual([
      'count',
      'day',
      'event',
      'language',
      'subject',
    ]);
  });

  it('keeps nothing of addresses that are not the shop’s, and no product that does not exist', async () => {
    await visit('page_view', '/lt/order/ruta@example.com');
    await visit('page_view', '/wp-admin/setup.php');
    await visit('product_view', 'made-up');
    expect(await counted()).toEqual(['page_view /other lt 2']);
  });

  it('does not count machines, nor who asked not to be counted', async () => {
    const headers: Record<string, string>[] = [
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      { 'user-agent': 'curl/8.0' },
      { dnt: '1' },
      { 'sec-gpc': '1' },
    ];
    for (const each of headers) expect(await visit('page_view', '/', each)).toBe(200);
    expect(await counted()).toEqual([]);
  });

  it('refuses what is no visit', async () => {
    expect(await visit('page_view', '/', { origin: 'https://evil.example' })).toBe(403);
    expect(await visit('anything', '/')).toBe(400);
    expect(await post('count-visit', { event: 'page_view', subject: '/', locale: 'lt', user: 1 })).toBe(400);
    expect(await post('count-visit', 'x'.repeat(2000))).toBe(413);
    expect(await counted()).toEqual([]);
  });
});

describe('report-client-error', () => {
  const report = (message: string, more: object = {}, headers: Record<string, string> = {}) =>
    post('report-client-error', { message, ...more }, headers);
  const kept = async () => [...(await shop.sql`delete from client_errors returning *`)] as Record<string, unknown>[];

  it('keeps one row a kind of fault, whatever the build was called', async () => {
    const stack = (hash: string) => `TypeError: x\n  at f (https://gija.lt/assets/shop.${hash}.js:1:200)`;
    await report('TypeError: x is undefined', { stack: stack('Ab3dEf9h'), path: '/lt/cart', release: 'r1' });
    await report('TypeError: x is undefined', { stack: stack('Zz3dEf9h'), path: '/lt', release: 'r2' });
    await report('another fault');
    const rows = (await kept()).toSorted((a, b) => Number(b['count']) - Number(a['count']));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ count: 2, browser: 'Chrome 131', release: 'r2', path: '/lt' });
  });

  it('keeps nothing of a person', async () => {
    await report('no mail to Ruta.K@example.com, phone +370 612 34567', {
      stack: 'Error at https://gija.lt/lt/newsletter?confirm=abcdefghijklmnopqrstuvwxyz0123456789 (x)',
      path: '/lt/order/3f2b8a2e-7c1d-4f5e-9a0b-1c2d3e4f5a6b',
    });
    const text = JSON.stringify(await kept());
    expect(text).not.toMatch(/example\.com|34567|abcdefgh|3f2b8a2e|Windows/);
  });

  it('is limited by caller, by size and by kinds a day', async () => {
    const answers = [];
    for (let tries = 0; tries < 31; tries += 1) answers.push(await report('same', {}, { ip: '203.0.113.3' }));
    expect(answers.slice(-2)).toEqual([200, 429]);
    expect(await report('x'.repeat(501))).toBe(400);
    expect(await report('x', { stack: 'y'.repeat(20_000) })).toBe(413);
    expect(await report('x', {}, { origin: 'https://evil.example' })).toBe(403);
    await kept();
    await shop.sql`
      insert into client_errors (fingerprint, message)
      select encode(sha256(number::text::bytea), 'hex'), 'fault' from generate_series(1, 500) number`;
    expect(await report('one kind too many')).toBe(200);
    expect(await kept()).toHaveLength(500);
  });
});
