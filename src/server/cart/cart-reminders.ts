import * as z from 'zod/mini';
import type { RememberCartRequest } from '#src/contracts/cart-reminder.ts';
import type { RestoreCartResponse } from '#src/contracts/restore-cart.ts';
import { reminderTextVersion } from '#src/domain/cart/reminder-text-version.ts';
import { reminderSpan } from '#src/domain/cart/reminder-time.ts';
import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import { imagesOfColor } from '#src/domain/catalogue/shop-product.ts';
import { normalizeEmail } from '#src/domain/contact/email-address.ts';
import { chargedCurrency } from '#src/domain/money/currency.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { hashToken, type MakeLinkToken } from '#src/server/mail/link-tokens.ts';

interface Dependencies {
  readonly call: CallDatabase;
  readonly makeToken: MakeLinkToken;
  /** A keyed hash of the mailbox behind an address. */
  hashMailbox(email: string): string;
}

/** Where the box stands, as the consent remembers it. */
const source = 'checkout';

/** Keeps the cart of somebody who wants to be reminded of it. The same answer for everyone. */
export async function rememberCart(
  { call, makeToken, hashMailbox }: Dependencies,
  { id, email: typed, items, currency, locale }: RememberCartRequest,
): Promise<Result<{ ok: true }, never>> {
  const email = normalizeEmail(typed);
  const mailbox = hashMailbox(email);
  await call('remember_cart', {
    new_id: id,
    new_email: email,
    new_email_hash: mailbox,
    new_language: locale,
    new_currency: chargedCurrency(currency),
    new_text_version: reminderTextVersion,
    new_source: source,
    new_restore_hash: hashToken(makeToken('cart-restore', id)),
    new_stop_hash: hashToken(makeToken('cart-reminder-stop', mailbox)),
    items,
  });
  return success({ ok: true });
}

/** Takes the cart back at once, address and all; as often as asked. */
export async function forgetCart(call: CallDatabase, id: string): Promise<Result<{ ok: true }, never>> {
  await call('forget_cart', { forgotten_id: id });
  return success({ ok: true });
}

const line = z.object({
  id: z.string(),
  name: z.string(),
  name_lt: z.string(),
  name_ru: z.string(),
  images: z.array(z.string()),
  /** Euro cents. */
  price: z.int(),
  size: z.string(),
  color: z.string(),
  quantity: z.int(),
  free: z.int(),
});

/**
 * The lines of a kept cart as they are today (SQL function `read_remembered_lines`), each with the key of the picture in its
 * colour.
 */
export const rememberedLines = z.pipe(
  z.array(line),
  z.transform((lines) =>
    lines.map(({ images, ...rest }) => ({ ...rest, picture: imagesOfColor({ images }, rest.color)[0] ?? null })),
  ),
);

/** What the link in the letter brings back. Asking changes nothing: it may be opened as often as wanted while it holds. */
export async function restoreCart(
  call: CallDatabase,
  token: string,
): Promise<Result<RestoreCartResponse, 'link_invalid'>> {
  const lines = z.nullable(rememberedLines).parse(await call('restore_cart', { token_hash: hashToken(token) }));
  if (lines === null) return failure('link_invalid');
  const items = lines.map(({ picture, free, ...line }) => ({
    ...line,
    image: picture === null ? '' : pictureAddress(picture, 150, 'jpg'),
    available: free,
  }));
  return success({ items });
}

/** No such letters to this mailbox any more; pressing again changes nothing. */
export async function stopCartReminders(
  call: CallDatabase,
  token: string,
): Promise<Result<{ ok: true }, 'link_invalid'>> {
  const known = z.boolean().parse(await call('stop_cart_reminders', { token_hash: hashToken(token) }));
  return known ? success({ ok: true }) : failure('link_invalid');
}

/** Owes the letters whose time it is; none at night. */
export async function oweCartReminders(call: CallDatabase, now: Date): Promise<{ owed: number }> {
  const span = reminderSpan(now);
  if (span === undefined) return { owed: 0 };
  const owed = await call('owe_cart_reminders', {
    changed_from: span.from.toISOString(),
    changed_until: span.until.toISOString(),
  });
  return { owed: z.int().parse(owed) };
}
