import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { readSchema } from '#scripts/database-types/read-schema.ts';
import { writeTypes } from '#scripts/database-types/write-types.ts';
import type { Database } from '#src/server/vendors/supabase/database.gen.ts';
import { databaseUnderTest } from './harness.ts';

const file = path.resolve(import.meta.dirname, '../../src/server/vendors/supabase/database.gen.ts');
const database = databaseUnderTest();

describe('the generated types', () => {
  it('are those of the migrations (else: npx node scripts/generate-database-types.ts)', async () => {
    expect(await readFile(file, 'utf8')).toBe(writeTypes(await readSchema(database.sql)));
  });

  it('are what supabase-js understands', () => {
    const client = createClient<Database>('http://127.0.0.1:9', 'sb_publishable_test');
    const read = client.from('products').select('id, price, product_variants(size, free)').single();
    type Product = NonNullable<Awaited<typeof read>['data']>;
    expectTypeOf<Product['price']>().toEqualTypeOf<number>();
    expectTypeOf<Product['product_variants'][number]>().toEqualTypeOf<{ size: string; free: number }>();
    expectTypeOf<Database['public']['Tables']['orders']['Row']['status']>().toEqualTypeOf<
      'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'returned'
    >();
    // @ts-expect-error: nobody names the free stock, it is computed
    void (() => client.from('product_variants').update({ free: 1 }));
    // @ts-expect-error: a review has one of the three fits
    void (() => client.from('reviews').update({ fit: 'huge' }));
    expect(client).toBeDefined();
  });
});
