import * as z from 'zod/mini';
import type { ExportOrdersRequest } from '#src/contracts/admin-order-files.ts';
import { writeCsv } from '#src/server/csv/write-csv.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { decimal, vilniusTime } from './table-cells.ts';

const text = z.nullable(z.string());
const sum = z.int();

const row = z.object({
  ...{ id: z.string(), order_number: z.string(), created_at: z.string(), paid_at: text, status: z.string() },
  ...{ payment_status: z.string(), payment_method: z.string(), customer: text, email: text, company: text },
  ...{ country: z.string(), city: text, option: z.string(), pieces: sum, language: z.string(), coupon: text },
  ...{ currency: z.string(), subtotal: sum, discount: sum, shipping: sum, total_amount: sum, refunded: sum },
  ...{ vat_amount: sum, vat_basis_points: sum, vat_country: z.string(), total_eur: sum, vat_eur: sum, invoice: text },
});
type Row = z.output<typeof row>;
const page = z.object({ orders: z.array(row), more: z.boolean() });

/** Orders that are read at once: some hundred kilobytes. */
const size = 500;

async function* pagesOf(call: CallDatabase, asked: ExportOrdersRequest): AsyncGenerator<readonly Row[]> {
  let after: { readonly at: string; readonly id: string } | undefined;
  for (;;) {
    const found = page.parse(
      await call('find_orders', { asked: { ...asked, size, shape: 'export', ...(after ? { after } : {}) } }),
    );
    yield found.orders;
    const last = found.orders.at(-1);
    if (!found.more || last === undefined) return;
    after = { at: last.created_at, id: last.id };
  }
}

const columns: Readonly<Record<string, (order: Row) => string | number | null>> = {
  order: ({ order_number }) => order_number,
  placed: ({ created_at }) => vilniusTime(created_at),
  paid: ({ paid_at }) => vilniusTime(paid_at),
  status: ({ status }) => status,
  payment: ({ payment_status }) => payment_status,
  method: ({ payment_method }) => payment_method,
  customer: ({ customer }) => customer,
  email: ({ email }) => email,
  company: ({ company }) => company,
  country: ({ country }) => country,
  city: ({ city }) => city,
  delivery: ({ option }) => option,
  language: ({ language }) => language,
  pieces: ({ pieces }) => pieces,
  coupon: ({ coupon }) => coupon,
  currency: ({ currency }) => currency,
  goods: ({ subtotal }) => decimal(subtotal),
  discount: ({ discount }) => decimal(discount),
  shipping: ({ shipping }) => decimal(shipping),
  total: ({ total_amount }) => decimal(total_amount),
  refunded: ({ refunded }) => decimal(refunded),
  vat: ({ vat_amount }) => decimal(vat_amount),
  vat_rate: ({ vat_basis_points }) => decimal(vat_basis_points),
  vat_country: ({ vat_country }) => vat_country,
  total_eur: ({ total_eur }) => decimal(total_eur),
  vat_eur: ({ vat_eur }) => decimal(vat_eur),
  invoice: ({ invoice }) => invoice,
};

/** The orders that the list of the back office narrows to, as CSV; times of Vilnius, sums with a decimal point. */
export function exportOrders(call: CallDatabase, asked: ExportOrdersRequest): AsyncGenerator<string> {
  async function* rows() {
    for await (const orders of pagesOf(call, asked))
      yield orders.map((order) => Object.values(columns).map((cell) => cell(order)));
  }
  return writeCsv(Object.keys(columns), rows());
}
