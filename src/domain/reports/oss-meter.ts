interface Meter {
  readonly is_registered: boolean;
  /** Euro cents without VAT. */
  readonly threshold: number;
  readonly net: number;
  readonly before: number;
}

/** Part of the threshold from which it is warned. */
const near = 0.8;

/**
 * What cross-border sales to consumers mean for VAT (Directive 2006/112/EC, art. 59c): above the threshold, this year or in the
 * one before, the VAT of the country of arrival is owed. `registered`: it is charged already.
 */
export function meterState({ is_registered: isRegistered, net, before, threshold }: Meter) {
  if (isRegistered) return 'registered';
  if (net > threshold) return 'above';
  if (before > threshold) return 'aboveBefore';
  return net >= threshold * near ? 'near' : 'calm';
}
