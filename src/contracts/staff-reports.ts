import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));
/** Euro cents; below zero where more went back than came in. */
const sum = z.int();
const key = z.string();
const names = { name: z.string(), name_lt: z.string(), name_ru: z.string() };

export const reportNames = ['sales', 'profit', 'products', 'returns', 'coupons', 'vat', 'oss'] as const;
export type ReportName = (typeof reportNames)[number];

const times = ['day', 'week', 'month'] as const;
/** What the rows of a report may be about; the first is what it begins with. Reports without one have rows of one kind. */
export const groupings = {
  sales: [...times, 'country', 'language', 'method', 'currency'],
  profit: times,
  products: ['product', 'category'],
  returns: [],
  coupons: [],
  vat: [],
  oss: [],
} as const satisfies Record<ReportName, readonly string[]>;
export type Grouping = (typeof groupings)[ReportName][number];

const salesFigures = {
  ...{ orders: count, pieces: count, gross: sum, discount: sum, shipping: sum, refunded: sum, net: sum },
};
/** `key` is null where only the period before has such a row; `before` is its net. `charged`: minor units of the row's currency. */
const salesRow = z.object({
  key: z.nullable(key),
  before_key: z.nullable(key),
  ...salesFigures,
  ...{ before: sum, charged: sum, charged_refunded: sum },
});
export type SalesRow = z.output<typeof salesRow>;

/** `uncosted`: pieces that left and have no supplier's price, so their cost is not in `cost`. `sales` with VAT, `vat` of it. */
const profitFigures = { sales: sum, vat: sum, cost: sum };
const profitTotal = z.object({ ...profitFigures, pieces: sum, uncosted: sum });
const profitRow = z.object({ key: z.nullable(key), before_key: z.nullable(key), ...profitFigures, before: sum });
export type ProfitTotal = z.output<typeof profitTotal>;

const goodsFigures = { sold: count, revenue: sum, returned: count, refunded: sum, net: sum };
const goodsRow = z.object({
  key,
  sku: z.nullable(z.string()),
  ...names,
  category: z.nullable(z.string()),
  ...goodsFigures,
  ...{ before_sold: count, before: sum },
});
export type GoodsRow = z.output<typeof goodsRow>;

/** Days from the parcel's arrival until the money went; null where none went. */
const days = z.nullable(z.number());
const returnFigures = {
  requests: count,
  pieces: count,
  accepted: count,
  refused: count,
  waiting: count,
  refunded: sum,
};
const returnRow = z.object({ key, ...returnFigures, days, before: count });
export type ReturnRow = z.output<typeof returnRow>;

const couponFigures = { orders: count, discount: sum, given: sum, revenue: sum, refunded: sum, net: sum };
const couponRow = z.object({ key, ...couponFigures, before: count });
export type CouponRow = z.output<typeof couponRow>;

const vatFigures = { invoiced: sum, invoiced_vat: sum, credited: sum, credited_vat: sum, net: sum, vat: sum };
const vatRow = z.object({
  ...{ key, country: z.string(), vat_country: z.string(), basis_points: count },
  ...vatFigures,
  before: sum,
});
export type VatRow = z.output<typeof vatRow>;

/** Cross-border sales to consumers without VAT, euro cents: this calendar year as sold, credited and left, and the year before. */
const meter = z.object({
  year: z.int(),
  threshold: count,
  is_registered: z.boolean(),
  ...{ sold: sum, credited: sum, net: sum, before: sum },
});
export type OssMeter = z.output<typeof meter>;

const supply = z.object({ country: z.string(), basis_points: count, net: sum, vat: sum });
const correction = z.object({ country: z.string(), period: z.string(), vat: sum });

const between = <Figures extends z.core.$ZodShape>(figures: Figures) => ({
  total: z.object(figures),
  before: z.object(figures),
});

/** What `make_report` answers, by the report's name (migrations 0226 and 0227 say what each figure is). */
export const reports = {
  sales: z.object({ ...between(salesFigures), rows: z.array(salesRow) }),
  profit: z.object({ total: profitTotal, before: profitTotal, rows: z.array(profitRow) }),
  returns: z.object({
    ...between({ ...returnFigures, days, longest: days, late: count, sold: count, returned: count }),
    rows: z.array(returnRow),
  }),
  coupons: z.object({ ...between(couponFigures), rows: z.array(couponRow) }),
  vat: z.object({ ...between(vatFigures), rows: z.array(vatRow), uninvoiced: count, uncredited: count, meter }),
  oss: z.object({
    supplies: z.array(supply),
    corrections: z.array(correction),
    total: z.object({ net: sum, vat: sum, corrected: sum }),
    businesses: count,
    foreign_currency: count,
    meter,
  }),
  /** Totals and categories come with the first page. */
  products: z.object({
    more: z.boolean(),
    rows: z.array(goodsRow),
    count: z.optional(count),
    total: z.optional(z.object(goodsFigures)),
    before: z.optional(z.object(goodsFigures)),
    categories: z.optional(z.array(z.object({ slug: z.string(), ...names, depth: count }))),
  }),
} as const;
export type Report<Name extends ReportName> = z.output<(typeof reports)[Name]>;
