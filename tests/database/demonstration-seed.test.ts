import { afterAll, beforeAll, expect, it } from 'vitest';
import { demonstrationAccounts, demonstrationPin } from '#content/demonstration/accounts.ts';
import { productGroups } from '#content/demonstration/products/index.ts';
import { buildSeed } from '#scripts/demonstration-seed/build-seed.ts';
import { openDatabase, type TestDatabase } from './harness.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase();
  await database.sql.unsafe(buildSeed(productGroups)).simple();
});
afterAll(() => database.close());

it('fills the shop: every product is complete, active, and has its variants, words and makers', async () => {
  const [counted] = await database.sql`
    select count(*)::int as products, count(*) filter (where not active)::int as inactive,
      count(*) filter (where cardinality(colors) = 0)::int as colourless,
      count(*) filter (where size_guide_code is null and cardinality(sizes) > 0)::int as without_guide,
      count(*) filter (where not exists (
        select from product_compositions where product_id = products.id))::int as without_composition,
      count(*) filter (where not exists (
        select from supplier_products where product_id = products.id and cost_includes_vat))::int as without_cost,
      count(*) filter (where images <> array(
        select picture from product_pictures where product_id = products.id
        order by array_position(images, picture)))::int as without_picture_texts
    from products`;
  expect(counted).toMatchObject({
    inactive: 0,
    colourless: 0,
    without_guide: 0,
    without_composition: 0,
    without_cost: 0,
    without_picture_texts: 0,
  });
  expect(counted?.['products']).toBeGreaterThanOrEqual(220);
});

it('has no leaf of the category tree without goods', async () => {
  const empty = await database.sql`
    select slug from categories leaf
    where not exists (select from categories where parent_id = leaf.id)
      and not exists (select from products where category = leaf.slug)`;
  expect(empty).toEqual([]);
});

it('shows the lowest price of the thirty days before each reduction, an earlier one included', async () => {
  const rows = await database.sql<{ id: string; price: number; lowest: number | null }[]>`
    select id, price, lowest_price as lowest from products where is_sale`;
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter(({ lowest }) => lowest === null)).toEqual([]);
  const [cashmere] = rows.filter(({ id }) => id.startsWith('cashmere-polo-neck-'));
  expect(cashmere).toMatchObject({ price: 17900, lowest: 15900 });
  const doubled = await database.sql`
    select product_id from price_history group by product_id, valid_from having count(*) > 1`;
  expect(doubled).toEqual([]);
});

it('has coupons of every kind, whose announcements leave the lowest prices as they were shown', async () => {
  const coupons = await database.sql`
    select kind, bool_or(restricted) as for_some, bool_or(maximum_redemptions = 1) as once from coupons group by kind order by kind`;
  expect([...coupons]).toEqual([
    { kind: 'fixed', for_some: false, once: true },
    { kind: 'free_shipping', for_some: false, once: null },
    { kind: 'percent', for_some: true, once: null },
  ]);
  const announced = await database.sql`select code, percent from coupon_announcements`;
  expect([...announced]).toEqual([{ code: 'VASARA25', percent: 25 }]);
  const moved = await database.sql`
    select id from products where lowest_price is distinct from lowest_price_before_reduction(id)`;
  expect([...moved]).toEqual([]);
});

it('keeps the opening stock in the ledger and the ratings on the products', async () => {
  const [sums] = await database.sql`
    select (select sum(on_hand) from product_variants)::int as on_hand,
      (select sum(change) from stock_movements)::int as moved,
      (select count(*) from reviews where not is_demonstration)::int as unmarked,
      (select sum(review_count) from products)::int = (select count(*) from reviews)::int as counted`;
  expect(sums).toMatchObject({ unmarked: 0, counted: true });
  expect(sums?.['moved']).toBe(sums?.['on_hand']);
});

it('has a customer, an editor and an administrator whose mail is confirmed', async () => {
  const people = await database.sql`
    select coalesce(role_of.role, 'customer') as role, users.confirmed_at is not null as confirmed,
      profiles.display_name <> '' as named, pins.user_id is not null as has_pin
    from auth.users users
    join profiles on profiles.user_id = users.id
    left join user_roles role_of on role_of.user_id = users.id
    left join admin_pins pins on pins.user_id = users.id
    order by 1`;
  expect(people).toEqual([
    { role: 'admin', confirmed: true, named: true, has_pin: true },
    { role: 'customer', confirmed: true, named: true, has_pin: false },
    { role: 'editor', confirmed: true, named: true, has_pin: true },
  ]);
});

it('keeps passwords and PIN as bcrypt hashes that answer to them', async () => {
  for (const { email, password } of demonstrationAccounts) {
    const [row] = await database.sql`
      select encrypted_password = extensions.crypt(${password}, encrypted_password) as right,
        encrypted_password = extensions.crypt(${`${password}x`}, encrypted_password) as wrong
      from auth.users where email = ${email}`;
    expect(row).toEqual({ right: true, wrong: false });
  }
  const pins = await database.sql`
    select distinct pin_hash = extensions.crypt(${demonstrationPin.pin}, pin_hash) as right from admin_pins`;
  expect(pins).toEqual([{ right: true }]);
});

it('can be read by a visitor', async () => {
  const seen = await database.as('anon', {}, (sql) => sql`select count(*)::int as products from products`);
  expect(seen[0]?.['products']).toBeGreaterThanOrEqual(220);
});
