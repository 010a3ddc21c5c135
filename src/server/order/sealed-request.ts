import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod/mini';
import { languages } from '#src/domain/language/languages.ts';

const requested = z.object({
  items: z.array(z.object({ id: z.string(), size: z.string(), color: z.string(), quantity: z.int() })),
  locale: z.enum(languages),
  customerEmail: z.optional(z.string()),
  /** The shopper behind the token of the request; checked before it was sealed. */
  userId: z.optional(z.string()),
  /** Milliseconds since 1970. */
  expiresAt: z.int(),
});
/** A bank payment that was asked for without an address (decisions.md, minimal request); it is in euros, as bank links are. */
export type RequestedCheckout = z.infer<typeof requested>;

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
/** Characters of what was sealed; 50 lines are some 10 000. */
const longest = 100_000;

/** Seals requests into the address of our page and opens them again. */
export interface RequestSeal {
  seal(request: RequestedCheckout): string;
  /** Undefined when the token was altered, is not ours, or has expired. */
  open(token: string, now: Date): RequestedCheckout | undefined;
}

/**
 * A token that nobody else can make, alter or read: it may carry an e-mail address, and addresses of pages are kept in
 * histories. `secret` is the shop's; the key is derived for this one purpose.
 */
export function createRequestSeal(secret: string): RequestSeal {
  const key = createHmac('sha256', secret).update('requested-checkout').digest();
  return {
    seal(request) {
      const iv = randomBytes(ivLength);
      const sealing = createCipheriv(cipher, key, iv, { authTagLength: tagLength });
      const text = sealing.update(deflateRawSync(JSON.stringify(request)));
      return Buffer.concat([iv, text, sealing.final(), sealing.getAuthTag()]).toString('base64url');
    },
    open(token, now) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length <= ivLength + tagLength) return undefined;
      try {
        const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivLength), { authTagLength: tagLength });
        opening.setAuthTag(bytes.subarray(-tagLength));
        const packed = Buffer.concat([opening.update(bytes.subarray(ivLength, -tagLength)), opening.final()]);
        const text = inflateRawSync(packed, { maxOutputLength: longest }).toString('utf8');
        const request = requested.parse(JSON.parse(text));
        return request.expiresAt > now.getTime() ? request : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
