import * as z from 'zod/mini';
import {
  type AccountChange,
  type AuthLetter,
  type AuthMailMessage,
  linkLetters,
} from '#src/domain/account/auth-mail.ts';
import { isEmailAddress, normalizeEmail } from '#src/domain/contact/email-address.ts';
import { parseLanguage } from '#src/domain/language/languages.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { isSigned, readHookSecrets } from './standard-webhooks.ts';

type AuthMailRefusal = 'signature_invalid' | 'invalid_request' | 'action_not_supported';

const address = z.pipe(z.string().check(z.refine(isEmailAddress)), z.transform(normalizeEmail));
/** The service writes what it does not have as an empty text. */
const text = z._default(z.string().check(z.maxLength(2048)), '');
const noAddress = z.pipe(
  z.literal(''),
  z.transform(() => undefined),
);

/** supabase/auth `SendEmailInput`; what else it tells of the user is not needed. */
const hookBody = z.object({
  user: z.object({
    id: z.uuid(),
    email: address,
    new_email: z.optional(z.union([noAddress, address])),
    user_metadata: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  }),
  email_data: z.object({
    email_action_type: z.string(),
    token: text,
    token_hash: text,
    token_new: text,
    token_hash_new: text,
    redirect_to: text,
    old_email: z.optional(z.union([noAddress, address])),
  }),
});
type HookBody = z.output<typeof hookBody>;

/** How the hosted service calls what it tells of (mailer.go); the shop has neither phones nor accounts of other providers. */
const changes: Readonly<Record<string, AccountChange>> = {
  password_changed_notification: 'password_changed',
  email_changed_notification: 'email_changed',
  mfa_factor_enrolled_notification: 'factor_added',
  mfa_factor_unenrolled_notification: 'factor_removed',
};

/**
 * The letters of a change of address. The hosted service has the hashes crosswise, and keeps them so: `token_hash` belongs to
 * the new address, `token_hash_new` to the present one (supabase/auth mail.go). Without `token_hash_new` the project asks the
 * new mailbox alone.
 */
function changeLetters({ user, email_data: data }: HookBody): readonly AuthLetter[] | undefined {
  const { email: current, new_email: wanted } = user;
  if (wanted === undefined) return undefined;
  const withOther = data.token_hash_new !== '';
  const toNew = { kind: 'email_change_new', recipient: wanted, tokenHash: data.token_hash, withOther } as const;
  if (!withOther) return [toNew];
  return [{ kind: 'email_change_current', recipient: current, tokenHash: data.token_hash_new, withOther }, toNew];
}

/** Undefined where something is missing that the letter cannot do without; `none` where the shop has no such letter. */
function lettersOf(body: HookBody): readonly AuthLetter[] | undefined | 'none' {
  const { user, email_data: data } = body;
  const { email_action_type: action, token_hash: tokenHash, token: code } = data;
  const recipient = user.email;
  if (action === 'reauthentication') {
    return /^\d{6,10}$/.test(code) ? [{ kind: action, recipient, code }] : undefined;
  }
  const kind = linkLetters.find((known) => known === action);
  if (kind === undefined && action !== 'email_change') return 'none';
  // A hosted project mails nothing to an address that has an account; one of our own says so with a sign-up without a token.
  if (tokenHash === '') return kind === 'signup' ? [{ kind: 'signup_known', recipient }] : undefined;
  if (kind === undefined) return changeLetters(body);
  const mailbox = kind === 'email_change_new' ? user.new_email : recipient;
  const withOther = kind.startsWith('email_change');
  return mailbox === undefined ? undefined : [{ kind, recipient: mailbox, tokenHash, withOther }];
}

function parseBody(rawBody: string): HookBody | undefined {
  try {
    return hookBody.safeParse(JSON.parse(rawBody)).data;
  } catch {
    return undefined;
  }
}

/**
 * Reads what the hosted auth service posts to its Send Email hook: signature first, then shape, then meaning. `secrets` is the
 * setting of the hook, several parted by `|`. Throws where that setting is unfit.
 */
export function createSendEmailHook(secrets: string) {
  const keys = readHookSecrets(secrets);
  return (rawBody: string, headers: Headers, now: Date): Result<AuthMailMessage, AuthMailRefusal> => {
    if (!isSigned(rawBody, headers, keys, now)) return failure('signature_invalid');
    const body = parseBody(rawBody);
    if (body === undefined) return failure('invalid_request');
    const { user, email_data: data } = body;
    const asked = {
      userId: user.id,
      language: parseLanguage(user.user_metadata?.['language']),
      redirectTo: data.redirect_to,
    };
    const change = changes[data.email_action_type];
    if (change !== undefined) {
      const recipients = [...new Set([user.email, ...(data.old_email === undefined ? [] : [data.old_email])])];
      return success({ ...asked, change, recipients });
    }
    const letters = lettersOf(body);
    if (letters === 'none') return failure('action_not_supported', { action: data.email_action_type.slice(0, 60) });
    return letters === undefined ? failure('invalid_request', { field: 'email_data' }) : success({ ...asked, letters });
  };
}
