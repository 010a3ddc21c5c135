import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, everybodyElse } from './staff.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });

/** A body that each of them takes. */
const bodies = {
  'admin-packing-slips': { orders: ['GJ-123-456-789'] },
  'admin-export-orders': {},
  'admin-stock': { request: randomUUID(), variant: randomUUID(), change: 1, reason: 'found', note: '' },
  'admin-customers': { act: 'remove_note', note: randomUUID() },
  'admin-export-customer': { customer: randomUUID() },
  'admin-products': { act: 'withdraw', product: 'nothing' },
  'admin-translation': { act: 'save', kind: 'fit', key: 'none', language: 'lt', english: 'a', was: 'b', text: 'c' },
  'admin-export-translation': { naming: 'lt', view: 'own', words: 'none' },
  'admin-coupons': { act: 'end', coupon: randomUUID() },
  'admin-saved-views': { act: 'remove', view: randomUUID() },
  'admin-today': { act: 'drop_mail', mail: randomUUID() },
  'admin-stock-takes': { act: 'begin', take: randomUUID(), name: 'Autumn', category: null },
};

/** Catalogue and content are theirs (decisions.md, admin access). */
const forEditors: readonly string[] = ['admin-products'];

describe('the functions of the back office', () => {
  it.each(Object.entries(bodies))('%s does nothing for anybody to whom not every lock is open', async (name, body) => {
    const isForEditors = forEditors.includes(name);
    for (const [who, token, code] of await everybodyElse(shop))
      expect((await askAs(shop, name, token, body)).answer, who).toMatchObject({
        code: isForEditors && who === 'editor' ? 'product_unknown' : code,
      });
  });

  it('are these, and those with a test of their own: another one needs such a test', () => {
    const files = readdirSync(path.resolve(import.meta.dirname, '../../netlify/functions'));
    const tried = ['admin-gate', 'admin-orders', ...Object.keys(bodies)].map((name) => `${name}.ts`);
    expect(files.filter((file) => file.startsWith('admin-'))).toEqual(tried.sort());
  });
});
