import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { productGroups } from '#content/demonstration/products/index.ts';
import { buildSeed } from '#scripts/demonstration-seed/build-seed.ts';

const file = path.resolve(import.meta.dirname, '../../supabase/seed.sql');

test('the seed is what the generator makes of the data', async () => {
  const written = await readFile(file, 'utf8');
  // Compared as a whole, so that a failure does not print megabytes.
  expect(written === buildSeed(productGroups), 'run: npx node scripts/build-demonstration-seed.ts').toBe(true);
});

test('the seed is of a size that a start can bear', async () => {
  const { length } = await readFile(file);
  expect(length).toBeGreaterThan(500_000);
  expect(length).toBeLessThan(3 * 1024 * 1024);
});
