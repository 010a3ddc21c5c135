import * as z from 'zod/mini';
import type { StockNoticeRequest } from '#src/contracts/stock-notice.ts';
import { normalizeEmail } from '#src/domain/contact/email-address.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { hashToken, type MakeLinkToken } from '#src/server/mail/link-tokens.ts';

interface Dependencies {
  readonly call: CallDatabase;
  readonly makeToken: MakeLinkToken;
  newId(): string;
  /** One more mail to this address? False when it had its share. */
  allowMail(email: string): Promise<boolean>;
}

/** Notes who waits for a size and colour. The same answer for everyone, also for a product that does not exist. */
export async function requestNotice(
  { call, makeToken, newId, allowMail }: Dependencies,
  { productId, size, color, email: typed, locale }: StockNoticeRequest,
): Promise<Result<{ ok: true }, never>> {
  const email = normalizeEmail(typed);
  if (!(await allowMail(email))) return success({ ok: true });
  const id = newId();
  await call('request_stock_notice', {
    new_id: id,
    product: productId,
    variant_size: size,
    variant_color: color,
    new_email: email,
    new_language: locale,
    new_token_hash: hashToken(makeToken('stock-notice', id)),
  });
  return success({ ok: true });
}

/** The shopper pressed the button behind the link: from now on the notice counts. Pressing again changes nothing. */
export async function confirmNotice(call: CallDatabase, token: string): Promise<Result<{ ok: true }, 'link_invalid'>> {
  const product = await call('confirm_stock_notice', { confirmed_hash: hashToken(token) });
  return z.nullable(z.string()).parse(product) === null ? failure('link_invalid') : success({ ok: true });
}

/** Forgets the request and the address with it. */
export async function cancelNotice(call: CallDatabase, token: string): Promise<Result<{ ok: true }, 'link_invalid'>> {
  const known = z.boolean().parse(await call('cancel_stock_notice', { cancelled_hash: hashToken(token) }));
  return known ? success({ ok: true }) : failure('link_invalid');
}
