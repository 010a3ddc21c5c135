import { includedVat } from './totals.ts';

/**
 * What margins are reckoned with (SQL function `pricing_terms`): settings, today's VAT rate, and what was measured of the orders of
 * ninety days. Money in euro cents, rates in hundredths of a percent.
 */
export interface PricingTerms {
  readonly vat_basis_points: number;
  readonly card_fee_basis_points: number;
  readonly card_fee_fixed: number;
  readonly bank_fee_basis_points: number;
  readonly bank_fee_fixed: number;
  /** What a parcel costs the shop, without VAT. */
  readonly parcel_cost_lithuania: number;
  readonly parcel_cost_abroad: number;
  /** What a piece that comes back costs the shop, without VAT. */
  readonly return_piece_cost: number;
  /** Percent on cost with VAT that `reprice-products` adds. */
  readonly repricing_markup_percent: number;
  readonly orders_measured: number;
  readonly pieces_per_order_thousandths: number;
  /** What the shop bears of an order's delivery, without VAT; below 0 where it earns. */
  readonly delivery_borne_per_order: number;
}

/** What is known of a product's cost: euro cents a piece. */
export interface UnitCost {
  readonly cost: number;
  readonly cost_includes_vat: boolean;
  /** How many of the sent pieces come back for their money. */
  readonly return_basis_points: number;
}

/** Where the price of one piece goes; everything but `margin` may be 0, delivery and returns may earn. The parts sum to the price. */
export interface UnitMargin {
  readonly vat: number;
  /** Without the VAT that the shop gets back. */
  readonly cost: number;
  readonly fee: number;
  readonly delivery: number;
  readonly returns: number;
  readonly margin: number;
}

/** A cost without the VAT that it may include; VAT half up. */
function netCost({ cost, cost_includes_vat: isGross }: Omit<UnitCost, 'return_basis_points'>, vat: number): number {
  return isGross ? cost - includedVat(cost, vat) : cost;
}

/** A cost with VAT, half up. */
export function grossCost(
  { cost, cost_includes_vat: isGross }: Omit<UnitCost, 'return_basis_points'>,
  vat: number,
): number {
  return isGross ? cost : cost + Math.round((cost * vat) / 10_000);
}

/** An order's part that falls to one piece of it, half up. */
const perPiece = (ofOrder: number, { pieces_per_order_thousandths: pieces }: PricingTerms) =>
  Math.round((1000 * ofOrder) / pieces);

/**
 * What the shop keeps of one piece sent at `price` (euro cents with VAT): VAT, cost, the card's fee and the delivery that falls to
 * one piece, and what returns take: of each piece that comes back, what it would have earned over its cost, and its handling
 * (decisions/0024). Each part half up; the parts sum to the price.
 */
export function unitMargin(price: number, product: UnitCost, terms: PricingTerms): UnitMargin {
  const vat = includedVat(price, terms.vat_basis_points);
  const cost = netCost(product, terms.vat_basis_points);
  const fee = Math.round((price * terms.card_fee_basis_points) / 10_000) + perPiece(terms.card_fee_fixed, terms);
  const delivery = perPiece(terms.delivery_borne_per_order, terms);
  const returns =
    Math.round((product.return_basis_points * (price - vat - cost + terms.return_piece_cost)) / 10_000) + 0;
  return { vat, cost, fee, delivery, returns, margin: price - vat - cost - fee - delivery - returns };
}

/** A margin as a share of what is left of a sum without VAT, in hundredths of a percent, half up; undefined where nothing is. */
export function marginShare(margin: number, netPrice: number): number | undefined {
  return netPrice > 0 ? Math.round((margin * 10_000) / netPrice) + 0 : undefined;
}
