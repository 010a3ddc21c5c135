/** The estimate before a destination is known: flat `fee`, free from `freeFrom`, both euro cents (shop settings). */
export function estimateShipping(goods: number, settings: { readonly fee: number; readonly freeFrom: number }): number {
  return goods === 0 || goods >= settings.freeFrom ? 0 : settings.fee;
}
