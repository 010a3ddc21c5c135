import { randomUUID } from 'node:crypto';
import type { JSONValue, Sql } from 'postgres';

/** A variant that a test put into the database. */
export interface VariantRow {
  readonly id: string;
  readonly productId: string;
  readonly size: string;
  readonly color: string;
  readonly price: number;
}

interface NewProduct {
  readonly price?: number;
  readonly salePrice?: number | null;
  readonly active?: boolean;
  /** Stock of each variant by `size/colour`. */
  readonly stock: Readonly<Record<string, number>>;
}

/** Adds a complete product with its variants. Returns the variants in the order of `stock`. */
export async function addProduct(sql: Sql, id: string, product: NewProduct): Promise<VariantRow[]> {
  const { active = true, price = 8900, salePrice = null, stock } = product;
  await sql`
    insert into categories (slug, name, name_lt, name_ru) values ('dresses', 'Dresses', 'Suknelės', 'Платья')
    on conflict do nothing`;
  await sql`
    insert into manufacturers (name, postal_address, electronic_address, country)
    values ('UAB Siūlas', 'Pilies g. 1, Vilnius', 'info@example.com', 'LT') on conflict do nothing`;
  await sql`
    insert into products (id, sku, name, name_lt, name_ru, description, description_lt, description_ru, price, sale_price,
      category, images, active, manufacturer_id)
    values (${id}, ${id.toUpperCase()}, 'Linen dress', 'Lininė suknelė', 'Льняное платье', 'Linen.', 'Linas.', 'Лён.',
      ${price}, ${salePrice}, 'dresses', ${['women-wrap-dress/red']}, ${active}, (select id from manufacturers limit 1))`;
  const variants: VariantRow[] = [];
  for (const [key, onHand] of Object.entries(stock)) {
    const [size = '', color = ''] = key.split('/');
    const [row] = await sql<{ id: string }[]>`
      insert into product_variants (product_id, sku, size, color, on_hand)
      values (${id}, ${`${id}-${variants.length}`.toUpperCase()}, ${size}, ${color}, ${onHand}) returning id`;
    if (row) variants.push({ id: row.id, productId: id, size, color, price: salePrice ?? price });
  }
  return variants;
}

export interface OrderChanges {
  readonly checkoutId?: string;
  readonly order?: Readonly<Record<string, JSONValue>>;
  readonly openOrdersPerEmail?: number;
  readonly openOrdersPerClient?: number;
  /** What the shopper was shown, where it is not the variant's price. */
  readonly unitPrice?: number;
}

/** What the server hands to `place_order` for these variants: Lithuania, standard delivery, euro. */
export function orderPayload(lines: readonly (readonly [VariantRow, number])[], changes: OrderChanges = {}): JSONValue {
  const rows = lines.map(([variant, quantity], position) => {
    const price = changes.unitPrice ?? variant.price;
    const total = price * quantity;
    return {
      ...{ position, product_id: variant.productId, variant_id: variant.id, quantity, picture: 'women-wrap-dress/red' },
      ...{ unit_price: price, list_price: price, discount: 0, total, vat_amount: 0 },
      ...{ unit_price_eur: price, list_price_eur: price, discount_eur: 0, total_eur: total },
    };
  });
  const goods = rows.reduce((sum, row) => sum + row.total, 0);
  return {
    lines: rows,
    provider: 'stripe',
    expires_in_seconds: 1860,
    open_orders_per_email: changes.openOrdersPerEmail ?? 1000,
    open_orders_per_client: changes.openOrdersPerClient ?? 1000,
    order: {
      ...{ checkout_id: changes.checkoutId ?? randomUUID(), content_hash: 'content', payment_method: 'card' },
      ...{ customer_email: 'ruta@example.com', customer_name: 'Rūta Rūtaitė', client_hash: 'client', language: 'lt' },
      ...{ currency: 'EUR', rate_millionths: 1_000_000, vat_country: 'LT', vat_basis_points: 2100 },
      ...{ subtotal: goods, discount: 0, shipping: 495, total_amount: goods + 495, vat_amount: 0 },
      ...{ subtotal_eur: goods, discount_eur: 0, shipping_eur: 495, total_eur: goods + 495, vat_eur: 0 },
      ...{ delivery_country: 'LT', delivery_option: 'standard', signature_required: false },
      ...changes.order,
    },
  };
}
