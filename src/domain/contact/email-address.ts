/** The database has the same (`is_email`): plausible, without what could forge the headers of a mail. */
const shape = /^[^\s@<>",;:()[\]\\\p{Cc}]+@[^\s@<>",;:()[\]\\\p{Cc}]+\.[^\s@<>",;:()[\]\\\p{Cc}.]{2,}$/u;

/** As the shop keeps an address: without spaces around it, in lower case. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Could mail be sent to what was typed? (storefront.md section 5) */
export function isEmailAddress(typed: string): boolean {
  const email = normalizeEmail(typed);
  return email.length <= 254 && shape.test(email);
}
