import type { Sql } from 'postgres';
import { addProduct } from './order-rows.ts';

/** How much there is in the shop that the back office is measured in (quality.md). */
const busyShop = { products: 10_000, orders: 100_000 } as const;

/** What a year leaves behind, written at once: what triggers would do to each row is in the rows. */
const written = [
  'orders',
  'order_items',
  'payments',
  'refunds',
  'refund_items',
  'order_events',
  'parcels',
  'parcel_items',
  'stock_movements',
  'outbox',
  'audit_log',
  'invoices',
  'credit_notes',
];

/** A year of trade: dresses in two sizes each, orders of one or two lines, most of them delivered, some refunded, a few open. */
const trade = ({ products, orders }: typeof busyShop) => `
  insert into products (id, sku, name, name_lt, name_ru, description, description_lt, description_ru, price, sale_price, category,
    subcategory, brand, images, manufacturer_id, active, created_at)
  select 'p-' || n, 'SKU-' || n, 'Dress ' || md5(n::text), 'Suknelė ' || md5(n::text), 'Платье ' || md5(n::text),
    'D ' || md5('a' || n), 'A ' || md5('b' || n), 'О ' || md5('c' || n), 2000 + n % 20000,
    case when n % 7 = 0 then 1500 + n % 400 end,
    (array['women-dresses', 'women-boots', 'men-shirts', 'men-boots', 'kids-girls'])[1 + n % 5],
    (array['dresses', 'boots', 'shirts', 'boots', 'dresses'])[1 + n % 5], 'Brand ' || n % 400, model.images, model.manufacturer_id,
    n % 20 > 0, now() - n * interval '40 minutes'
  from generate_series(1, ${products}) n, products model where model.id = 'model';
  insert into product_variants (product_id, sku, size, color, on_hand)
  select 'p-' || n, 'SKU-' || n || '-' || size, size, 'red', (n * 13) % 40
  from generate_series(1, ${products}) n, unnest(array['S', 'M']) size;
  insert into supplier_products (supplier_id, product_id, cost)
  select (select id from suppliers limit 1), id, greatest(1, price * 2 / 5) from products where id like 'p-%';

  ${written.map((table) => `alter table ${table} disable trigger user;`).join(' ')}
  create temporary table bought as
  select n, ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id, lpad(n::text, 8, '0') as digits,
    2000 + (n * 7) % 15000 as price, 1 + n % 2 as quantity, now() - n * interval '5 minutes' as at,
    case when n <= 300 then 'processing' when n % 23 = 0 then 'cancelled' when n <= 900 then 'shipped' else 'delivered' end as status,
    (array['LT', 'LT', 'LT', 'LV', 'EE', 'PL', 'DE', 'FI'])[1 + n % 8] as country,
    1 + (n * 31) % ${products} as product, n % 23 <> 0 and n % 31 = 0 as refunded
  from generate_series(1, ${orders}) n;
  insert into orders (id, order_number, checkout_id, content_hash, status, payment_status, payment_method, customer_name, customer_email,
    customer_phone, language, currency, rate_millionths, subtotal, shipping, total_amount, vat_amount, vat_country, vat_basis_points,
    subtotal_eur, shipping_eur, total_eur, vat_eur, delivery_country, delivery_option, delivery_name, delivery_street, delivery_city,
    promised_from, promised_to, expires_at, paid_at, created_at, updated_at)
  select id, 'GJ-' || substr(number, 1, 3) || '-' || substr(number, 4, 3) || '-' || substr(number, 7, 3), id, 'content', status,
    case when status = 'cancelled' then 'failed' when refunded then 'partially_refunded' else 'paid' end,
    case when n % 3 = 0 then 'bank' else 'card' end, 'Person ' || n % 30000, 'person-' || n % 30000 || '@example.com', '+3706' || n,
    (array['lt', 'ru', 'en'])[1 + n % 3], 'EUR', 1000000, price * quantity, 495, price * quantity + 495,
    (price * quantity + 495) * 21 / 121, 'LT', 2100, price * quantity, 495, price * quantity + 495, (price * quantity + 495) * 21 / 121,
    country, 'standard', 'Person ' || n % 30000, 'Street ' || n, 'Vilnius', at::date + 3, at::date + 5, at + interval '30 minutes',
    case when status <> 'cancelled' then at + interval '3 minutes' end, at, at
  from bought, lateral (select digits || order_number_check_digit(digits) as number) numbered;
  insert into order_items (order_id, position, product_id, variant_id, sku, name, name_lt, name_ru, size, color, picture, quantity,
    unit_price, list_price, total, vat_amount, vat_basis_points, unit_price_eur, list_price_eur, total_eur)
  select bought.id, 0, variant.product_id, variant.id, variant.sku, product.name, product.name_lt, product.name_ru, variant.size, 'red',
    'women-wrap-dress/red', quantity, bought.price, bought.price, bought.price * quantity, bought.price * quantity * 21 / 121, 2100, bought.price,
    bought.price, bought.price * quantity
  from bought
  join product_variants variant on variant.sku = 'SKU-' || bought.product || '-' || (array['S', 'M'])[1 + n % 2]
  join products product on product.id = variant.product_id;
  insert into payments (id, order_id, provider, amount, currency, state, paid_at, created_at)
  select id, id, case when n % 3 = 0 then 'paysera' else 'stripe' end, price * quantity + 495, 'EUR',
    case when status = 'cancelled' then 'failed' when refunded then 'partially_refunded' else 'paid' end,
    case when status <> 'cancelled' then at + interval '3 minutes' end, at
  from bought;
  insert into refunds (id, order_id, payment_id, amount, currency, amount_eur, reason, state, created_at, completed_at)
  select id, id, id, bought.price, 'EUR', bought.price, 'return', 'succeeded', at + interval '9 days', at + interval '10 days'
  from bought where refunded;
  insert into refund_items (refund_id, order_item_id, quantity, amount, amount_eur, restocked)
  select bought.id, item.id, 1, bought.price, bought.price, true
  from bought join order_items item on item.order_id = bought.id where refunded;
  insert into order_events (order_id, kind, code, to_state, actor, created_at)
  select id, 'status', code, 'processing', 'system', at from bought, unnest(array['order_placed', 'order_paid']) code;
  insert into parcels (id, order_id, carrier, tracking_number, state, shipped_at, delivered_at, created_at)
  select id, id, 'omniva', 'CE' || lpad(n::text, 10, '0'), case when status = 'delivered' then 'delivered' else 'in_transit' end,
    at + interval '1 day', case when status = 'delivered' then at + interval '4 days' end, at + interval '1 day'
  from bought where status in ('shipped', 'delivered');
  insert into parcel_items (parcel_id, order_item_id, quantity)
  select bought.id, item.id, item.quantity
  from bought join order_items item on item.order_id = bought.id where status in ('shipped', 'delivered');
  insert into stock_movements (variant_id, kind, change, on_hand_after, order_id, actor, created_at)
  select item.variant_id, 'sale', -item.quantity, 10, bought.id, 'system', at
  from bought join order_items item on item.order_id = bought.id where status <> 'cancelled';
  insert into outbox (idempotency_key, kind, recipient, language, order_id, state, created_at, sent_at)
  select 'order_confirmation-' || id, 'order_confirmation', 'person@example.com', 'lt', id, 'sent', at, at from bought;
  insert into invoices (order_id, series, number, issued_at, language, content)
  select id, 'GJ', n, at + interval '1 hour', 'lt', '{}' from bought where status <> 'cancelled';
  insert into credit_notes (invoice_id, refund_id, series, number, issued_at, language, content)
  select invoice.id, bought.id, 'GJK', n, at + interval '10 days', 'lt', '{}'
  from bought join invoices invoice on invoice.order_id = bought.id where refunded;
  insert into vat_entries (series, number, basis_points, issued_at, invoiced_at, delivery_country, vat_country, is_business, currency,
    net_eur, vat_eur)
  select 'GJ', n, 2100, at + interval '1 hour', at + interval '1 hour', country, 'LT', false, 'EUR',
    price * quantity + 495 - (price * quantity + 495) * 21 / 121, (price * quantity + 495) * 21 / 121
  from bought where status <> 'cancelled';
  insert into audit_log (action, table_name, row_key, before, after, created_at)
  select 'update', 'products', 'p-' || n, '{"price": 1}', '{"price": 2}', now() - n * interval '10 minutes'
  from generate_series(1, 50000) n;
  insert into visit_counts (day, event, subject, language, count)
  select current_date - day, 'product_view', 'p-' || (day * 37 + n * 41) % ${products}, (array['lt', 'ru', 'en'])[1 + n % 3], 1 + n % 9
  from generate_series(0, 364) day, generate_series(1, 300) n on conflict do nothing;
  insert into search_counts (day, language, query, searches, without_result)
  select current_date - day, 'lt', 'word ' || n, 1 + n % 9, n % 2 from generate_series(0, 364) day, generate_series(1, 60) n;
  drop table bought;
  ${written.map((table) => `alter table ${table} enable trigger user;`).join(' ')}
  analyze;`;

/** Fills a shop with a year of busy trade, as the owner of its tables. */
export async function fillBusyShop(sql: Sql): Promise<void> {
  await sql`insert into suppliers (name) values ('UAB Audėja') on conflict do nothing`;
  await addProduct(sql, 'model', { stock: { 'S/red': 1 } });
  await sql.unsafe(trade(busyShop));
}
