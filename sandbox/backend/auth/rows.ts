type Moment = Date | null;

/** A row of `auth.users`, as far as this service uses it. */
export interface UserRow {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  readonly email: string | null;
  readonly encrypted_password: string | null;
  readonly email_confirmed_at: Moment;
  readonly confirmation_token: string | null;
  readonly confirmation_sent_at: Moment;
  readonly recovery_token: string | null;
  readonly recovery_sent_at: Moment;
  readonly email_change: string | null;
  readonly email_change_token_new: string | null;
  readonly email_change_token_current: string | null;
  readonly email_change_sent_at: Moment;
  readonly email_change_confirm_status: number;
  readonly reauthentication_token: string | null;
  readonly reauthentication_sent_at: Moment;
  readonly raw_app_meta_data: Record<string, unknown> | null;
  readonly raw_user_meta_data: Record<string, unknown> | null;
  readonly banned_until: Moment;
  readonly last_sign_in_at: Moment;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface IdentityRow {
  readonly id: string;
  readonly provider: string;
  readonly provider_id: string;
  readonly user_id: string;
  readonly identity_data: Record<string, unknown>;
  readonly email: string | null;
  readonly last_sign_in_at: Moment;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface FactorRow {
  readonly id: string;
  readonly user_id: string;
  readonly friendly_name: string | null;
  readonly factor_type: string;
  readonly status: 'verified' | 'unverified';
  readonly secret: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly last_challenged_at: Moment;
}

export interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  readonly aal: 'aal1' | 'aal2' | null;
  readonly not_after: Moment;
  readonly created_at: Date;
}

/** A user with what hangs on it, read in one go. */
export interface Person {
  readonly user: UserRow;
  readonly identities: readonly IdentityRow[];
  readonly factors: readonly FactorRow[];
}

const given = (name: string, value: Date | string | null) => (value ? { [name]: value } : {});

export function factorJson({
  id,
  created_at,
  updated_at,
  status,
  friendly_name,
  factor_type,
  last_challenged_at,
}: FactorRow) {
  return {
    id,
    created_at,
    updated_at,
    status,
    ...given('friendly_name', friendly_name),
    factor_type,
    last_challenged_at,
  };
}

function identityJson(row: IdentityRow) {
  return {
    identity_id: row.id,
    id: row.provider_id,
    user_id: row.user_id,
    identity_data: row.identity_data,
    provider: row.provider,
    ...given('last_sign_in_at', row.last_sign_in_at),
    created_at: row.created_at,
    updated_at: row.updated_at,
    ...given('email', row.email),
  };
}

/** A user as the hosted service shows it: hashes and tokens stay behind, what is empty is left away. */
export function userJson({ user, identities, factors }: Person) {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    ...given('email_confirmed_at', user.email_confirmed_at),
    phone: '',
    ...given('confirmation_sent_at', user.confirmation_sent_at),
    ...given('confirmed_at', user.email_confirmed_at),
    ...given('recovery_sent_at', user.recovery_sent_at),
    ...given('new_email', user.email_change),
    ...given('email_change_sent_at', user.email_change_sent_at),
    ...given('reauthentication_sent_at', user.reauthentication_sent_at),
    ...given('last_sign_in_at', user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    ...(factors.length > 0 ? { factors: factors.map(factorJson) } : {}),
    identities: identities.map(identityJson),
    created_at: user.created_at,
    updated_at: user.updated_at,
    ...given('banned_until', user.banned_until),
    is_anonymous: false,
  };
}
