import type { CatalogueProduct } from '#content/demonstration/expand.ts';
import { hashNumber, hashUuid } from '#content/demonstration/hash.ts';
import { type SupplierKey, suppliers } from '#content/demonstration/suppliers.ts';
import { insertRows } from './sql.ts';

function supplierId(key: string): string {
  return hashUuid(`supplier ${key}`);
}

/** Suppliers, and what each product costs at its supplier, VAT included. */
export function suppliersSql(products: readonly CatalogueProduct[]): string {
  return [
    insertRows(
      'public.suppliers',
      ['id', 'name', 'email', 'country', 'lead_days', 'note'],
      Object.entries(suppliers).map(([key, { name, email, country, leadDays }]) => ({
        id: supplierId(key as SupplierKey),
        name,
        email,
        country,
        lead_days: leadDays,
        note: 'Demonstracinis tiekėjas',
      })),
    ),
    insertRows(
      'public.supplier_products',
      ['supplier_id', 'product_id', 'supplier_sku', 'cost', 'available'],
      products.map(({ id, slug, supplier, cost, sku }) => ({
        supplier_id: supplierId(supplier),
        product_id: id,
        supplier_sku: `${supplier.slice(0, 3).toUpperCase()}${sku.slice(3)}`,
        cost,
        available: 20 + hashNumber(`${slug}#available`, 180),
      })),
    ),
  ].join('\n');
}
