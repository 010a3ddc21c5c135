/** Damm's quasigroup: finds every single wrong digit and every swap of neighbouring digits. */
const quasigroup =
  '0317598642709215486342068713591750983426612304597836742095815869720134894536201794386172052581436790';

/** The check digit that completes `digits` (Damm). A number whose digits, check digit included, give 0 is right. */
export function orderNumberCheckDigit(digits: string): number {
  let interim = 0;
  for (const digit of digits) interim = Number(quasigroup[interim * 10 + Number(digit)]);
  return interim;
}

/**
 * Reads an order number as people write it down from the phone: any case, with or without the letters, spaces or hyphens.
 * Returns its one spelling (`GJ-482-915-637`), or undefined when digits are missing or the check digit says that one is wrong.
 */
export function parseOrderNumber(text: string): string | undefined {
  const digits = /^(?:GJ)?([0-9]{9})$/.exec(text.toUpperCase().replace(/[\s‐-―-]/g, ''))?.[1];
  if (digits === undefined || orderNumberCheckDigit(digits) !== 0) return undefined;
  return `GJ-${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
}
