import { grossCost, marginShare, type PricingTerms, type UnitCost, unitMargin } from './unit-margin.ts';

/** Ways to give many products new prices. `keep` changes nothing but the ending and the floor. */
export const ruleKinds = ['markup', 'percent', 'reduce', 'clear', 'keep'] as const;
export type RuleKind = (typeof ruleKinds)[number];
/** Cents that a changed price ends in. */
export const priceEndings = ['none', '99', '90'] as const;
export type PriceEnding = (typeof priceEndings)[number];

export interface PriceRule {
  readonly kind: RuleKind;
  /** Percent in hundredths: on cost with VAT (`markup`), of the regular price up or down (`percent`), off the regular price (`reduce`). */
  readonly basis_points: number;
  readonly ending: PriceEnding;
  /** The least that has to be left of the price in force without VAT, in hundredths of a percent; null for no floor. */
  readonly floor_basis_points: number | null;
}

/** What a rule has to know of a product; euro cents with VAT. `cost` null where nothing is known of it. */
export interface PricedProduct {
  readonly price: number;
  readonly sale_price: number | null;
  readonly cost: number | null;
  readonly cost_includes_vat: boolean | null;
  readonly return_basis_points: number;
  /** The lowest price in force within thirty days. */
  readonly lowest_30: number | null;
  /** What its present reduction is compared with. */
  readonly lowest_price: number | null;
}

export const leftReasons = ['no_cost', 'cost_without_vat', 'no_price', 'too_low', 'too_high', 'floor'] as const;
/** Why a rule cannot give a product a price. */
export type LeftReason = (typeof leftReasons)[number];

export interface Prices {
  readonly price: number;
  readonly sale_price: number | null;
}
export type NewPrices = Prices | { readonly left: LeftReason };

/** The dearest that anything may be, euro cents (the database has the same). */
const highest = 10_000_000;
const percentOf = (cents: number, basisPoints: number) => Math.round((cents * basisPoints) / 10_000);

/** What is known of the cost, or undefined. */
export function costOf(product: PricedProduct): UnitCost | undefined {
  const { cost, cost_includes_vat: isGross, return_basis_points } = product;
  return cost === null || isGross === null ? undefined : { cost, cost_includes_vat: isGross, return_basis_points };
}

/** The price that ends in these cents and is nearest, the higher of two; never below one that does. `up`: the next one that is not lower. */
export function endPrice(cents: number, ending: PriceEnding, direction: 'near' | 'up' = 'near'): number {
  if (ending === 'none') return cents;
  const end = Number(ending);
  const steps = (cents - end) / 100;
  return Math.max(0, direction === 'up' ? Math.ceil(steps) : Math.floor(steps + 0.5)) * 100 + end;
}

/** The lowest price that leaves the share; undefined where none does. */
export function lowestPriceFor(floor: number, cost: UnitCost, terms: PricingTerms): number | undefined {
  const isEnough = (price: number) => {
    const { vat, margin } = unitMargin(price, cost, terms);
    return (marginShare(margin, price - vat) ?? -Infinity) >= floor;
  };
  if (!isEnough(highest)) return undefined;
  let [low, high] = [0, highest];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** The rule's own price, before ending and floor; `null`: without a reduction. */
function target(product: PricedProduct, rule: PriceRule, terms: PricingTerms): number | { readonly left: LeftReason } {
  const { price } = product;
  if (rule.kind === 'markup') {
    const cost = costOf(product);
    return cost === undefined
      ? { left: 'no_cost' }
      : percentOf(grossCost(cost, terms.vat_basis_points), 10_000 + rule.basis_points);
  }
  if (price === 0) return { left: 'no_price' };
  if (rule.kind === 'percent') return percentOf(price, 10_000 + rule.basis_points);
  if (rule.kind === 'reduce') return price - percentOf(price, rule.basis_points);
  return price;
}

/**
 * What a product costs by a rule: first the rule's price (half up), then the nearest with the ending, then, where it would leave less
 * than the floor, the lowest that leaves it with the ending. A reduction that is no longer lower is cleared; one that the floor
 * leaves no room for is not made.
 */
export function newPrices(product: PricedProduct, rule: PriceRule, terms: PricingTerms): NewPrices {
  const reckoned = target(product, rule, terms);
  if (typeof reckoned !== 'number') return reckoned;
  let least = 1;
  if (rule.floor_basis_points !== null) {
    const cost = costOf(product);
    if (cost === undefined) return { left: 'no_cost' };
    const found = lowestPriceFor(rule.floor_basis_points, cost, terms);
    if (found === undefined) return { left: 'floor' };
    least = endPrice(found, rule.ending, 'up');
  }
  const finished = Math.max(endPrice(reckoned, rule.ending), least);
  if (reckoned < 1) return { left: 'too_low' };
  if (finished > highest) return { left: 'too_high' };
  if (rule.kind === 'reduce')
    return finished < product.price ? { price: product.price, sale_price: finished } : { left: 'floor' };
  const price = rule.kind === 'clear' ? Math.max(product.price, least) : finished;
  if (price > highest) return { left: 'too_high' };
  const sale = rule.kind === 'clear' || product.sale_price === null ? null : Math.max(product.sale_price, least);
  return { price, sale_price: sale !== null && sale < price ? sale : null };
}

/**
 * What new prices mean for the lowest price of thirty days (Directive 98/6/EC, art. 6a): `lower` and `not_lower` hold a reduction
 * against what it has to be compared with: one that goes on, with what it was compared with before; a new one, with the lowest of
 * thirty days. `none` where nothing is reduced.
 */
export function judgeReduction(before: PricedProduct, after: Prices): 'none' | 'lower' | 'not_lower' {
  if (after.sale_price === null) return 'none';
  const reference = before.sale_price === null ? before.lowest_30 : before.lowest_price;
  return reference === null || after.sale_price < reference ? 'lower' : 'not_lower';
}
