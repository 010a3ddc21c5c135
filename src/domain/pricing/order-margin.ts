import { marginShare, type PricingTerms } from './unit-margin.ts';

/** What happened to an order (SQL function `list_order_margins`): sums in euro cents. */
export interface OrderFacts {
  readonly payment_method: 'card' | 'bank' | 'none';
  /** Delivered in Lithuania. */
  readonly is_home: boolean;
  /** What came in. */
  readonly paid: number;
  /** What went back: refunds that were made, and lost disputes. */
  readonly refunded: number;
  /** What is owed of the rest, by the order's documents. */
  readonly vat: number;
  /** What the pieces cost that left for good, without VAT. */
  readonly goods: number;
  /** Parcels that were sent. */
  readonly parcels: number;
  /** Pieces that came back. */
  readonly returned: number;
}

/** Where the money of an order went; the parts sum to `paid`. */
export interface OrderMargin {
  readonly paid: number;
  readonly refunded: number;
  readonly vat: number;
  readonly goods: number;
  readonly fee: number;
  readonly delivery: number;
  readonly returns: number;
  readonly margin: number;
}

type FeeTerms = Pick<
  PricingTerms,
  | 'card_fee_basis_points'
  | 'card_fee_fixed'
  | 'bank_fee_basis_points'
  | 'bank_fee_fixed'
  | 'parcel_cost_lithuania'
  | 'parcel_cost_abroad'
  | 'return_piece_cost'
>;

/** What the provider takes of a payment, half up; it keeps that when the money goes back. */
function feeOf({ payment_method: method, paid }: OrderFacts, terms: FeeTerms): number {
  if (method === 'none' || paid === 0) return 0;
  const { [`${method}_fee_basis_points` as const]: share, [`${method}_fee_fixed` as const]: fixed } = terms;
  return Math.round((paid * share) / 10_000) + fixed;
}

/** What the shop really earned on an order: of what was paid and kept, by what was sent and what came back (decisions/0024). */
export function orderMargin(order: OrderFacts, terms: FeeTerms): OrderMargin {
  const { paid, refunded, vat, goods } = order;
  const fee = feeOf(order, terms);
  const delivery = order.parcels * (order.is_home ? terms.parcel_cost_lithuania : terms.parcel_cost_abroad);
  const returns = order.returned * terms.return_piece_cost;
  const margin = paid - refunded - vat - goods - fee - delivery - returns;
  return { paid, refunded, vat, goods, fee, delivery, returns, margin };
}

/** The margin of an order as a share of what was kept without VAT, hundredths of a percent; undefined where nothing was kept. */
export function orderMarginShare({ margin, paid, refunded, vat }: OrderMargin): number | undefined {
  return marginShare(margin, paid - refunded - vat);
}
