import * as z from 'zod/mini';
import type { InvoicedOrder } from '#src/domain/document/invoice.ts';
import type { PackingSlip } from '#src/domain/document/packing-slip.ts';
import { vilniusDay } from '#src/domain/document/vilnius-day.ts';
import { type Language, languages } from '#src/domain/language/languages.ts';
import { chargedCurrencies } from '#src/domain/money/currency.ts';

const text = z.nullable(z.string());
const names = z.object({ en: z.string(), lt: z.string(), ru: z.string() });

/** The columns of an order that its documents show (SQL function `read_order_for_documents`). */
const orderRow = z.object({
  order_number: z.string(),
  language: z.enum(languages),
  payment_method: z.enum(['card', 'bank', 'none']),
  customer_name: text,
  currency: z.enum(chargedCurrencies),
  rate_millionths: z.int(),
  discount: z.int(),
  shipping: z.int(),
  total_amount: z.int(),
  vat_amount: z.int(),
  vat_basis_points: z.int(),
  total_eur: z.int(),
  vat_eur: z.int(),
  coupon_code: text,
  delivery_country: z.string(),
  delivery_option: z.string(),
  delivery_name_of_option: z.nullable(names),
  delivery_name: text,
  delivery_phone: text,
  customer_phone: text,
  delivery_street: text,
  delivery_postcode: text,
  delivery_city: text,
  delivery_note: text,
  pickup_carrier: text,
  pickup_point_name: text,
  signature_required: z.boolean(),
  company_name: text,
  company_code: text,
  company_vat_code: text,
  company_street: text,
  company_postcode: text,
  company_city: text,
  company_country: text,
  created_at: z.string(),
  paid_at: text,
  shipped_at: text,
  parcels_before: z.int(),
  /** Pieces that still lie here, by the position of their line. */
  unsent: z.record(z.string(), z.int()),
  items: z.array(
    z.object({
      position: z.int(),
      sku: z.string(),
      name: z.string(),
      name_lt: z.string(),
      name_ru: z.string(),
      size: z.string(),
      color: z.string(),
      quantity: z.int(),
      unit_price: z.int(),
      discount: z.int(),
      total: z.int(),
      vat_amount: z.int(),
      vat_basis_points: z.int(),
      total_eur: z.int(),
    }),
  ),
});
type OrderRow = z.infer<typeof orderRow>;

/** An order as its documents see it. */
export interface DocumentOrder {
  readonly language: Language;
  /** Null until it was paid. */
  readonly invoiced: InvoicedOrder | null;
  readonly slip: PackingSlip;
}

const carriers: Readonly<Record<string, string>> = {
  omniva: 'Omniva',
  lp_express: 'LP Express',
  dpd: 'DPD',
  venipak: 'Venipak',
};

const nameOf = (item: OrderRow['items'][number], language: Language) =>
  ({ en: item.name, lt: item.name_lt, ru: item.name_ru })[language];

const deliveryName = (row: OrderRow) => row.delivery_name_of_option?.[row.language] ?? row.delivery_option;

/** Where the buyer lives or has its seat, as far as is known: a parcel locker is nobody's address. */
function addressOf(row: OrderRow) {
  if (row.company_name !== null && row.company_country !== null) {
    const { company_street: street, company_postcode: postcode, company_city: city, company_country: country } = row;
    return { street, postcode, city, country };
  }
  const country = row.delivery_country;
  if (row.pickup_carrier !== null) return { street: null, postcode: null, city: null, country };
  return { street: row.delivery_street, postcode: row.delivery_postcode, city: row.delivery_city, country };
}

function invoicedOf(row: OrderRow): InvoicedOrder | null {
  if (row.paid_at === null) return null;
  return {
    number: row.order_number,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    shippedAt: row.shipped_at,
    buyer: {
      name: row.company_name ?? row.customer_name ?? row.delivery_name,
      companyCode: row.company_code,
      vatCode: row.company_vat_code,
      ...addressOf(row),
    },
    paymentMethod: row.payment_method,
    couponCode: row.coupon_code,
    currency: row.currency,
    rateMillionths: row.rate_millionths,
    lines: row.items.map((item) => ({
      position: item.position,
      sku: item.sku,
      name: nameOf(item, row.language),
      size: item.size,
      color: item.color,
      quantity: item.quantity,
      unitPrice: item.unit_price,
      discount: item.discount,
      total: item.total,
      vat: item.vat_amount,
      basisPoints: item.vat_basis_points,
    })),
    deliveryName: deliveryName(row),
    discount: row.discount,
    shipping: row.shipping,
    total: row.total_amount,
    vat: row.vat_amount,
    basisPoints: row.vat_basis_points,
    euro: { total: row.total_eur, vat: row.vat_eur, lineTotals: row.items.map((item) => item.total_eur) },
  };
}

function slipOf(row: OrderRow): PackingSlip {
  const { pickup_carrier: carrier, pickup_point_name: locker } = row;
  return {
    orderNumber: row.order_number,
    orderedOn: vilniusDay(row.created_at),
    recipient: row.delivery_name ?? row.customer_name,
    phone: row.delivery_phone ?? row.customer_phone,
    street: row.delivery_street,
    postcode: row.delivery_postcode,
    city: row.delivery_city,
    country: row.delivery_country,
    note: row.delivery_note,
    locker: carrier === null || locker === null ? null : { carrier: carriers[carrier] ?? carrier, name: locker },
    deliveryName: deliveryName(row),
    signatureRequired: row.signature_required,
    parcelsBefore: row.parcels_before,
    lines: row.items
      .map((item) => ({
        sku: item.sku,
        name: nameOf(item, row.language),
        size: item.size,
        color: item.color,
        quantity: row.unsent[item.position] ?? 0,
      }))
      .filter(({ quantity }) => quantity > 0),
  };
}

/** Reads what the database answers about an order; undefined when there is none. */
export function readDocumentOrder(answer: unknown): DocumentOrder | undefined {
  if (answer === null) return undefined;
  const row = orderRow.parse(answer);
  return { language: row.language, invoiced: invoicedOf(row), slip: slipOf(row) };
}
