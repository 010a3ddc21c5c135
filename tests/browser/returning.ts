import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import type { Language } from '#src/domain/language/languages.ts';
import { paidDetails, place, record } from '#tests/database/order-calls.ts';
import { event, move, ship, someone } from '#tests/database/refund-calls.ts';
import { orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import { expect } from './shop-test.ts';
import { dress } from './shopping.ts';

/** The sizes of a garment that no other journey buys: the `nth` of those with four sizes and more in their first colour. */
async function sizesOf(sql: Sql, nth: number): Promise<readonly VariantRow[]> {
  return sql<VariantRow[]>`
    with garment as (
      select products.id, products.price, products.colors[1] as color from products
      where active and sale_price is null and price between 6000 and 20000 and id <> ${dress.id} and (
        select count(*) from product_variants where product_id = products.id and color = products.colors[1] and free > 0
      ) >= 4
      order by id desc offset ${nth} limit 1
    )
    select variant.id, garment.id as "productId", size, variant.color, garment.price
    from garment join product_variants variant on variant.product_id = garment.id and variant.color = garment.color
    where variant.free > 0 order by variant.position`;
}

/**
 * An order that has come: two pieces of a garment in its first size and one in the second, paid by card, delivered
 * `daysAgo`; with the token that opens it and the address that its mail goes to. Journeys that run side by side take another
 * `nth` each.
 */
export async function deliveredClothes(sql: Sql, nth: number, { daysAgo = 2, language = 'lt' as Language } = {}) {
  const [small, medium] = await sizesOf(sql, nth);
  if (small === undefined || medium === undefined) throw new Error('There is no such garment.');
  // What is bought here comes on top: the stock of the shop stays as it was.
  await sql`
    select adjust_stock(${small.id}, 2, 'delivery', 'test', 'test'), adjust_stock(${medium.id}, 1, 'delivery', 'test', 'test')`;
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
  return { ...placed, email: shopper.customer_email, price: small.price };
}
export type DeliveredClothes = Awaited<ReturnType<typeof deliveredClothes>>;

/** Opens the page of returns of this order. */
export async function openReturnPage(
  page: Page,
  language: Language,
  { access_token }: DeliveredClothes,
): Promise<void> {
  await page.goto(`/${language}/return-request?order=${access_token}`);
  await expect(page.locator('input[name="reason"]').first()).toBeVisible();
}
