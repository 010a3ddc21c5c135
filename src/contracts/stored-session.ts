import * as z from 'zod/mini';

const factor = z.looseObject({
  id: z.string(),
  factor_type: z.string(),
  status: z.string(),
  friendly_name: z.optional(z.nullable(z.string())),
  created_at: z.optional(z.string()),
});

/** A user as the backend's auth service describes one, as far as the shop reads it. */
export const authUser = z.looseObject({
  id: z.string(),
  email: z.optional(z.string()),
  new_email: z.optional(z.string()),
  user_metadata: z.optional(z.looseObject({ display_name: z.optional(z.unknown()) })),
  factors: z.optional(z.array(factor)),
});
export type AuthUser = z.infer<typeof authUser>;

/** A session as the browser keeps it and the auth service answers it (POST /token). */
export const storedSession = z.looseObject({
  access_token: z.string().check(z.minLength(1)),
  /** Without one the session cannot be continued. */
  refresh_token: z.optional(z.nullable(z.string())),
  /** Seconds, in this device's clock. */
  expires_at: z.number(),
  /** When this device got the access token, milliseconds. */
  kept_at: z.optional(z.number()),
  user: authUser,
});
export type StoredSession = z.infer<typeof storedSession>;

/** What POST /token answers: `expires_at` is left out by some. */
export const tokenAnswer = z.looseObject({
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.string().check(z.minLength(1)),
  user: authUser,
});

/** The claims of an access token that the browser reads; it cannot check the signature and takes nothing else from it. */
export const tokenClaims = z.looseObject({
  iat: z.number(),
  exp: z.number(),
  aal: z.optional(z.string()),
});
export type TokenClaims = z.infer<typeof tokenClaims>;
