import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import type { Language } from '#src/domain/language/languages.ts';
import { paidDetails, place, record } from '#tests/database/order-calls.ts';
import { event, move, ship, someone } from '#tests/database/refund-calls.ts';
import { orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import { expect } from './shop-test.ts';
import { dress } from './shopping.ts';

/** Variants of the dress in this colour, by size. */
async function sizesOf(sql: Sql, color: string): Promise<Map<string, VariantRow>> {
  const rows = await sql<{ id: string; size: string }[]>`
    select id, size from product_variants where product_id = ${dress.id} and color = ${color}`;
  return new Map(
    rows.map(({ id, size }) => [size, { id, productId: dress.id, size, color, price: dress.price }] as const),
  );
}

/**
 * An order that has come: two dresses in ecru XS and one in navy M, paid by card, delivered `daysAgo`; with the token that
 * opens it and the address that its mail goes to.
 */
export async function deliveredDresses(sql: Sql, { daysAgo = 2, language = 'lt' as Language } = {}) {
  const [ecru, navy] = [await sizesOf(sql, 'ecru'), await sizesOf(sql, 'navy')];
  const [small, medium] = [ecru.get('XS'), navy.get('M')];
  if (small === undefined || medium === undefined) throw new Error('There is no such dress.');
  // What is bought here comes on top, so that no other journey finds the dress sold out.
  await sql`select adjust_stock(${small.id}, 2, 'delivery', 'test', 'test'), adjust_stock(${medium.id}, 1, 'delivery', 'test', 'test')`;
  const shopper = someone();
  const lines = [
    [small, 2],
    [medium, 1],
  ] as const;
  const placed = await place(sql, orderPayload(lines, { order: { ...shopper, language } }));
  if (!placed.ok) throw new Error(placed.code);
  await record(sql, event(), 'paid', paidDetails(placed));
  await sql`
    update order_items set picture = (select images[1] from products where id = product_id)
    where order_id = ${placed.order_id}`;
  const { parcel_id } = await ship(sql, placed);
  await move(sql, parcel_id, 'delivered');
  await sql`
    update parcels set delivered_at = now() - make_interval(days => ${daysAgo}) where order_id = ${placed.order_id}`;
  return { ...placed, email: shopper.customer_email, variants: ecru };
}
export type DeliveredDresses = Awaited<ReturnType<typeof deliveredDresses>>;

/** Opens the page of returns of this order. */
export async function openReturnPage(
  page: Page,
  language: Language,
  { access_token }: DeliveredDresses,
): Promise<void> {
  await page.goto(`/${language}/return-request?order=${access_token}`);
  await expect(page.locator('input[name="reason"]').first()).toBeVisible();
}
