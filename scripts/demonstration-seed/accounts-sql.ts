import { demonstrationAccounts, demonstrationFactor, demonstrationPin } from '#content/demonstration/accounts.ts';
import { insertRows, json } from './sql.ts';

const since = '2026-01-05T08:00:00.000Z';

/** The demonstration's customer, administrator and editor, ready to sign in with the passwords of accounts.ts. */
export function accountsSql(): string {
  const users = demonstrationAccounts.map(({ id, email, passwordHash, displayName }) => ({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    encrypted_password: passwordHash,
    email_confirmed_at: since,
    raw_app_meta_data: json({ provider: 'email', providers: ['email'] }),
    raw_user_meta_data: json({
      sub: id,
      email,
      email_verified: true,
      phone_verified: false,
      display_name: displayName,
      language: 'lt',
    }),
    created_at: since,
    updated_at: since,
  }));
  const identities = demonstrationAccounts.map(({ id, email }) => ({
    id: id.replace('c0570000', 'c0580000'),
    provider: 'email',
    provider_id: id,
    user_id: id,
    identity_data: json({ sub: id, email, email_verified: true, phone_verified: false }),
    created_at: since,
    updated_at: since,
  }));
  const profiles = demonstrationAccounts.map(({ id, displayName, phone, address }) => ({
    user_id: id,
    display_name: displayName,
    phone_number: phone,
    shipping_address: address,
    language: 'lt',
  }));
  const staff = demonstrationAccounts.filter(({ role }) => role !== 'customer');
  return [
    insertRows(
      'auth.users',
      [
        'id',
        'aud',
        'role',
        'email',
        'encrypted_password',
        'email_confirmed_at',
        'raw_app_meta_data',
        'raw_user_meta_data',
        'created_at',
        'updated_at',
      ],
      users,
    ),
    insertRows(
      'auth.identities',
      ['id', 'provider', 'provider_id', 'user_id', 'identity_data', 'created_at', 'updated_at'],
      identities,
    ),
    insertRows(
      'public.profiles',
      ['user_id', 'display_name', 'phone_number', 'shipping_address', 'language'],
      profiles,
      `(user_id) do update set display_name = excluded.display_name, phone_number = excluded.phone_number,
  shipping_address = excluded.shipping_address`,
    ),
    insertRows(
      'public.user_roles',
      ['user_id', 'role'],
      staff.map(({ id, role }) => ({ user_id: id, role })),
    ),
    insertRows(
      'public.admin_pins',
      ['user_id', 'pin_hash'],
      staff.map(({ id }) => ({ user_id: id, pin_hash: demonstrationPin.hash })),
    ),
    insertRows(
      'auth.mfa_factors',
      ['id', 'user_id', 'friendly_name', 'factor_type', 'status', 'secret', 'created_at', 'updated_at'],
      staff.map(({ id }) => ({
        ...{ id: id.replace('c0570000', 'c0590000'), user_id: id },
        ...{ friendly_name: demonstrationFactor.name, secret: demonstrationFactor.secret },
        ...{ factor_type: 'totp', status: 'verified', created_at: since, updated_at: since },
      })),
    ),
  ].join('\n');
}
