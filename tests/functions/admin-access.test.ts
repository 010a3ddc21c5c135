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
  'admin-reviews': { act: 'approve', review: randomUUID(), revision: 1 },
  'admin-review-photo': { photo: randomUUID() },
  'admin-messages': { message: randomUUID(), status: 'answered' },
  'admin-export-translation': { naming: 'lt', view: 'own', words: 'none' },
  'admin-coupons': { act: 'end', coupon: randomUUID() },
  'admin-saved-views': { act: 'remove', view: randomUUID() },
  'admin-today': { act: 'drop_mail', mail: randomUUID() },
  'admin-stock-takes': { act: 'begin', take: randomUUID(), name: 'Autumn', category: null },
};

/** Catalogue and content are theirs (decisions.md, admin access). */
const forEditors: Readonly<Record<string, string>> = {
  'admin-products': 'product_unknown',
  'admin-reviews': 'review_unknown',
  'admin-review-photo': 'photo_unknown',
  'admin-translation': 'text_unknown',
  // Nothing refuses it: theirs is a table (tests/functions/admin-translation.test.ts).
  'admin-export-translation': 'table',
};

describe('the functions of the back office', () => {
  it.each(Object.entries(bodies))('%s does nothing for anybody to whom not every lock is open', async (name, body) => {
    const ofEditors = forEditors[name];
    for (const [who, token, code] of await everybodyElse(shop)) {
      const wanted = who === 'editor' && ofEditors !== undefined ? ofEditors : code;
      if (wanted !== 'table')
        expect((await askAs(shop, name, token, body)).answer, who).toMatchObject({ code: wanted });
    }
  });

  it('are these, and those with a test of their own: another one needs such a test', () => {
    const files = readdirSync(path.resolve(import.meta.dirname, '../../netlify/functions'));
    const tried = ['admin-gate', 'admin-orders', ...Object.keys(bodies)].map((name) => `${name}.ts`);
    expect(files.filter((file) => file.startsWith('admin-'))).toEqual(tried.sort());
  });
});
