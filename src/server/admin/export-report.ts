import type { ExportReportRequest } from '#src/contracts/admin-export-report.ts';
import { type GoodsRow, type ReportName, reports } from '#src/contracts/staff-reports.ts';
import { quarterOf } from '#src/domain/reports/period.ts';
import { writeCsv } from '#src/server/csv/write-csv.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { decimal } from './table-cells.ts';

type Cells = Readonly<Record<string, string | number | null>>;

/** Hundredths of a percent as percent: `25.50`. */
const percent = decimal;

const oss = (asked: ExportReportRequest, answer: unknown): readonly Cells[] => {
  const { supplies, corrections } = reports.oss.parse(answer);
  const common = { period: quarterOf(asked.from), dispatched_from: 'LT' };
  return [
    ...supplies.map((row) => ({
      ...{ part: 'supply', ...common, corrects_period: null, consumed_in: row.country, rate_type: 'STANDARD' },
      ...{ rate: percent(row.basis_points), taxable_eur: decimal(row.net), vat_eur: decimal(row.vat) },
    })),
    ...corrections.map((row) => ({
      ...{ part: 'correction', ...common, corrects_period: row.period, consumed_in: row.country, rate_type: null },
      ...{ rate: null, taxable_eur: null, vat_eur: decimal(row.vat) },
    })),
  ];
};

const goods = (row: GoodsRow): Cells => ({
  ...{ id: row.key, sku: row.sku, name: row.name, name_lt: row.name_lt, category: row.category, sold: row.sold },
  ...{ revenue_eur: decimal(row.revenue), returned: row.returned, refunded_eur: decimal(row.refunded) },
  ...{ net_eur: decimal(row.net), sold_before: row.before_sold, net_before_eur: decimal(row.before) },
});

/** The rows of a report that comes whole, as cells by column. */
const tables = {
  sales: (asked, answer) =>
    reports.sales.parse(answer).rows.map((row) => ({
      ...{ [asked.by ?? 'row']: row.key, orders: row.orders, pieces: row.pieces, gross_eur: decimal(row.gross) },
      ...{ discount_eur: decimal(row.discount), shipping_eur: decimal(row.shipping) },
      ...{ refunded_eur: decimal(row.refunded), net_eur: decimal(row.net) },
      ...(asked.by === 'currency' && {
        charged: decimal(row.charged),
        charged_refunded: decimal(row.charged_refunded),
      }),
      ...{ before: row.before_key, net_before_eur: decimal(row.before) },
    })),
  profit: (asked, answer) =>
    reports.profit.parse(answer).rows.map((row) => ({
      ...{ [asked.by ?? 'row']: row.key, sales_eur: decimal(row.sales), vat_eur: decimal(row.vat) },
      ...{ revenue_eur: decimal(row.sales - row.vat), cost_eur: decimal(row.cost) },
      ...{ profit_eur: decimal(row.sales - row.vat - row.cost), before: row.before_key },
      ...{ profit_before_eur: decimal(row.before) },
    })),
  returns: (_, answer) =>
    reports.returns.parse(answer).rows.map((row) => ({
      ...{ reason: row.key, requests: row.requests, pieces: row.pieces, accepted: row.accepted },
      ...{ refused: row.refused, waiting: row.waiting, refunded_eur: decimal(row.refunded) },
      ...{ days_to_refund: row.days, requests_before: row.before },
    })),
  coupons: (_, answer) =>
    reports.coupons.parse(answer).rows.map((row) => ({
      ...{ coupon: row.key, orders: row.orders, discount_eur: decimal(row.discount), given_eur: decimal(row.given) },
      ...{ revenue_eur: decimal(row.revenue), refunded_eur: decimal(row.refunded), net_eur: decimal(row.net) },
      orders_before: row.before,
    })),
  vat: (_, answer) =>
    reports.vat.parse(answer).rows.map((row) => ({
      ...{ delivered_to: row.country, vat_of: row.vat_country, rate: percent(row.basis_points) },
      ...{ invoiced_eur: decimal(row.invoiced), invoiced_vat_eur: decimal(row.invoiced_vat) },
      ...{ credited_eur: decimal(row.credited), credited_vat_eur: decimal(row.credited_vat) },
      ...{ taxable_eur: decimal(row.net), vat_eur: decimal(row.vat), vat_before_eur: decimal(row.before) },
    })),
  oss,
} satisfies Record<Exclude<ReportName, 'products'>, (asked: ExportReportRequest, answer: unknown) => readonly Cells[]>;

/** Products are as many as the shop has: they come by id, some hundred at a time. */
async function* pagesOf(
  call: CallDatabase,
  { report, ...asked }: ExportReportRequest,
): AsyncGenerator<readonly Cells[]> {
  if (report !== 'products')
    return yield tables[report]({ report, ...asked }, await call('make_report', { report, asked }));
  let after: { readonly key: string } | undefined;
  for (;;) {
    const page = reports.products.parse(
      await call('make_report', { report, asked: { ...asked, shape: 'export', ...(after ? { after } : {}) } }),
    );
    yield page.rows.map(goods);
    const last = page.rows.at(-1);
    if (!page.more || last === undefined) return;
    after = { key: last.key };
  }
}

/** The columns of a report, also where it has no rows. */
const heads: Readonly<Record<ReportName, (asked: ExportReportRequest) => readonly string[]>> = {
  sales: ({ by = 'row' }) => [
    ...[by, 'orders', 'pieces', 'gross_eur', 'discount_eur', 'shipping_eur', 'refunded_eur', 'net_eur'],
    ...(by === 'currency' ? ['charged', 'charged_refunded'] : []),
    ...['before', 'net_before_eur'],
  ],
  profit: ({ by = 'row' }) =>
    `${by} sales_eur vat_eur revenue_eur cost_eur profit_eur before profit_before_eur`.split(' '),
  returns: () =>
    'reason requests pieces accepted refused waiting refunded_eur days_to_refund requests_before'.split(' '),
  coupons: () => 'coupon orders discount_eur given_eur revenue_eur refunded_eur net_eur orders_before'.split(' '),
  vat: () =>
    'delivered_to vat_of rate invoiced_eur invoiced_vat_eur credited_eur credited_vat_eur taxable_eur vat_eur vat_before_eur'.split(
      ' ',
    ),
  oss: () => 'part period dispatched_from corrects_period consumed_in rate_type rate taxable_eur vat_eur'.split(' '),
  products: () =>
    'id sku name name_lt category sold revenue_eur returned refunded_eur net_eur sold_before net_before_eur'.split(' '),
};

/**
 * A report as CSV, made while it is sent: sums in euro with a decimal point, days of Vilnius. That of the One Stop Shop has what its
 * return asks for: supplies by member state and rate, and corrections by the quarter that they are of.
 */
export function exportReport(call: CallDatabase, asked: ExportReportRequest): AsyncGenerator<string> {
  const head = heads[asked.report](asked);
  async function* rows() {
    for await (const page of pagesOf(call, asked)) yield page.map((cells) => head.map((name) => cells[name] ?? null));
  }
  return writeCsv(head, rows());
}
