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
  'admin-export-report': {
    ...{ report: 'sales', by: 'day', from: '2026-01-01', to: '2026-01-31' },
    ...{ before_from: '2025-12-01', before_to: '2025-12-31' },
  },
  'admin-phone-orders': { act: 'withdraw', phone_order: randomUUID() },
  'admin-stock': { request: randomUUID(), variant: randomUUID(), change: 1, reason: 'found', note: '' },
  'admin-export-coupon': { coupon: randomUUID(), what: 'codes' },
  'admin-export-stock': { language: 'lt' },
  'admin-import-stock': { act: 'run', import: randomUUID() },
  'admin-customers': { act: 'remove_note', note: randomUUID() },
  'admin-export-customer': { customer: randomUUID() },
  'admin-products': { act: 'withdraw', product: 'nothing' },
  'admin-categories': { act: 'delete', category: randomUUID(), version: '2026-01-01T00:00:00Z' },
  'admin-marketing': { act: 'save_order', listing: 'shop', was: ['nothing'], products: ['something'] },
  'admin-newsletters': { act: 'cancel', newsletter: randomUUID() },
  'admin-translation': { act: 'save', kind: 'fit', key: 'none', language: 'lt', english: 'a', was: 'b', text: 'c' },
  'admin-reviews': { act: 'approve', review: randomUUID(), revision: 1 },
  'admin-review-photo': { photo: randomUUID() },
  'admin-messages': { message: randomUUID(), status: 'answered' },
  'admin-export-translation': { naming: 'lt', view: 'own', words: 'none' },
  'admin-publishing': { act: 'set_rules', quiet_minutes: 15, longest_minutes: 120, version: 'another' },
  'admin-uploads': { act: 'finish', upload: randomUUID() },
  'admin-import-products': { act: 'run', import: randomUUID() },
  'admin-export-products': { words: 'nothing' },
  'admin-coupons': { act: 'end', coupon: randomUUID() },
  'admin-pricing': { act: 'apply', run: randomUUID() },
  'admin-delivery': { act: 'switch_locker', carrier: 'omniva', locker: '1', is_offered: true },
  'admin-delivery-quote': { country: 'LT', goods: 1, is_delivery_free: false },
  'admin-settings': { act: 'save_setting', setting: { key: 'return_days', version: 'any', value: 30 } },
  'admin-staff': { act: 'end', person: randomUUID() },
  'admin-environment': {},
  'admin-pin': { old_pin: '4826', new_pin: '7391' },
  'admin-saved-views': { act: 'remove', view: randomUUID() },
  'admin-suppliers': { act: 'apply', run: randomUUID(), with_jumps: false },
  'admin-today': { act: 'drop_mail', mail: randomUUID() },
  'admin-stock-takes': { act: 'begin', take: randomUUID(), name: 'Autumn', category: null },
};

/** Catalogue and content are theirs (decisions.md, admin access): what each answers them. */
const forEditors: Readonly<Record<string, object>> = {
  'admin-products': { code: 'product_unknown' },
  'admin-categories': { ok: true, changed: false },
  'admin-marketing': { code: 'order_stale' },
  // Their own PIN.
  'admin-pin': { ok: true },
  'admin-reviews': { code: 'review_unknown' },
  'admin-review-photo': { code: 'photo_unknown' },
  'admin-translation': { code: 'text_unknown' },
  'admin-publishing': { code: 'rules_stale' },
  'admin-uploads': { code: 'upload_unknown' },
  'admin-import-products': { code: 'import_unknown' },
};

/** Theirs are tables, which nothing refuses; the tests of the functions read them. */
const tablesForEditors: readonly string[] = ['admin-export-translation', 'admin-export-products'];

describe('the functions of the back office', () => {
  it.each(Object.entries(bodies))('%s does nothing for anybody to whom not every lock is open', async (name, body) => {
    for (const [who, token, code] of await everybodyElse(shop)) {
      if (who === 'editor' && tablesForEditors.includes(name)) continue;
      expect((await askAs(shop, name, token, body)).answer, who).toMatchObject(
        (who === 'editor' && forEditors[name]) || { code },
      );
    }
  });

  it('are these, and those with a test of their own: another one needs such a test', () => {
    const files = readdirSync(path.resolve(import.meta.dirname, '../../netlify/functions'));
    const tried = ['admin-gate', 'admin-orders', 'admin-supplier-files', ...Object.keys(bodies)].map(
      (name) => `${name}.ts`,
    );
    expect(files.filter((file) => file.startsWith('admin-'))).toEqual(tried.sort());
  });
});
