/**
 * Whether a parcel is handed over against a signature: above a worth of `above` euro cents, all in (decisions.md, shipping charged). A
 * locker takes none: its code stands for one.
 */
export function needsSignature(total: number, above: number, isToLocker: boolean): boolean {
  return !isToLocker && total > above;
}
