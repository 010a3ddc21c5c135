import { describe, expect, it } from 'vitest';
import { adminSuppliersRequest } from '#src/contracts/admin-suppliers.ts';
import { emptyFeed, readFeedForm } from './feed-form.ts';
import { emptySupplier, readSupplierForm } from './supplier-form.ts';

const id = '6f189bb3-925d-49e0-aecd-06a6dafea50c';
const whole = { ...emptyFeed, name: 'Costs', url: 'https://supplier.example/list.csv', sku: 'Kodas', cost: 'Kaina' };

describe('a feed as it is typed', () => {
  it.each([
    [whole, { schedule: null, applies_itself: false, credential_name: null }],
    [
      { ...whole, schedule: 'daily', appliesItself: true, credential: 'SUPPLIER_KEY' },
      { schedule: 'daily', applies_itself: true },
    ],
    [
      { ...whole, from: 'file', schedule: 'daily', appliesItself: true },
      { url: null, schedule: null, applies_itself: false },
    ],
    [{ ...whole, format: 'json', itemsPath: 'data.items' }, { items_path: 'data.items' }],
    [{ ...whole, itemsPath: 'left over' }, { items_path: '' }],
  ] as const)('is one that the contract takes', (form, expected) => {
    const { feed, problems } = readFeedForm(form);
    expect([feed, problems]).toMatchObject([expected, {}]);
    const request = { act: 'save_feed', feed: { ...feed, id, supplier_id: id, version: null } };
    expect(adminSuppliersRequest.safeParse(request).success).toBe(true);
  });

  it('names every field that cannot be taken', () => {
    const wrong = {
      ...emptyFeed,
      url: 'ftp://x',
      credential: 'SUPABASE_SECRET_KEY',
      format: 'json',
      itemsPath: 'a b',
      largestChange: '0',
    } as const;
    expect(Object.keys(readFeedForm(wrong).problems)).toEqual([
      ...['name', 'url', 'credential', 'itemsPath', 'sku', 'cost', 'largestChange'],
    ]);
  });
});

describe('a supplier as it is typed', () => {
  it('is one that the contract takes, or names every field that cannot be taken', () => {
    const { supplier, problems } = readSupplierForm({ ...emptySupplier, name: ' Audinys ', country: 'lt' });
    expect([supplier, problems]).toMatchObject([{ name: 'Audinys', country: 'LT', email: null, lead_days: 14 }, {}]);
    expect(adminSuppliersRequest.safeParse({ act: 'save', supplier: { ...supplier, id, version: null } }).success).toBe(
      true,
    );
    const wrong = { ...emptySupplier, email: 'nobody', country: 'L', leadDays: '400' };
    expect(Object.keys(readSupplierForm(wrong).problems)).toEqual(['name', 'email', 'country', 'leadDays']);
  });
});
