import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { FactorRow, IdentityRow, Person, UserRow } from './rows.ts';

type Where = { readonly id: string } | { readonly email: string };

/** The user with identities and factors; undefined when there is none. `lock` holds the row until the transaction ends. */
export async function findPerson(sql: Sql, where: Where, lock = false): Promise<Person | undefined> {
  const match = 'id' in where ? sql`id = ${where.id}` : sql`email = ${where.email} and not is_sso_user`;
  const [user] = await sql<UserRow[]>`
    select * from auth.users where ${match} and deleted_at is null ${lock ? sql`for update` : sql``}`;
  if (user === undefined) return undefined;
  const identities = await sql<
    IdentityRow[]
  >`select * from auth.identities where user_id = ${user.id} order by created_at`;
  const factors = await sql<FactorRow[]>`select * from auth.mfa_factors where user_id = ${user.id} order by created_at`;
  return { user, identities, factors };
}

interface NewUser {
  readonly email: string;
  readonly passwordHash: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly confirmed?: boolean;
  readonly appData?: Readonly<Record<string, unknown>>;
}

type Storable = Parameters<Sql['json']>[0];

/** Writes a user and its identity; undefined when somebody else took the address in this moment. */
export async function createUser(sql: Sql, { email, passwordHash, data, confirmed = false, appData }: NewUser) {
  const id = randomUUID();
  const own = { sub: id, email, email_verified: confirmed, phone_verified: false };
  const application = { ...appData, provider: 'email', providers: ['email'] };
  const [made] = await sql`
    insert into auth.users (id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data, email_confirmed_at)
    values (${id}, 'authenticated', 'authenticated', ${email}, ${passwordHash}, ${sql.json(application as Storable)},
      ${sql.json({ ...data, ...own } as Storable)}, ${confirmed ? sql`now()` : null})
    on conflict (email) where (is_sso_user = false) do nothing returning id`;
  if (made === undefined) return undefined;
  await sql`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data)
    values (${randomUUID()}, 'email', ${id}, ${id}, ${sql.json({ ...data, ...own } as Storable)})`;
  return findPerson(sql, { id });
}

export async function confirmEmail(sql: Sql, id: string): Promise<void> {
  await sql`
    update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), confirmation_token = '', updated_at = now(),
      raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
    where id = ${id}`;
  await sql`
    update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
    where user_id = ${id} and provider = 'email'`;
}

/** The second mailbox has agreed: the new address takes the place of the old one. */
export async function takeNewEmail(sql: Sql, id: string, email: string): Promise<void> {
  await sql`
    update auth.users set email = ${email}, email_change = '', email_change_token_new = '', email_change_token_current = '',
      email_change_confirm_status = 0, email_confirmed_at = now(), updated_at = now(), recovery_token = '',
      raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || ${sql.json({ email, email_verified: true })}
    where id = ${id}`;
  await sql`
    update auth.identities set identity_data = identity_data || ${sql.json({ email, email_verified: true })}, updated_at = now()
    where user_id = ${id} and provider = 'email'`;
}

/** What somebody may write about themselves: over what is there, and a null takes a key away. */
export async function mergeUserData(sql: Sql, id: string, data: Readonly<Record<string, unknown>>): Promise<void> {
  await sql`
    update auth.users set updated_at = now(),
      raw_user_meta_data = jsonb_strip_nulls(coalesce(raw_user_meta_data, '{}') || ${sql.json(data as Storable)})
    where id = ${id}`;
}

/** A note for the trail that the hosted service keeps as well. */
export async function writeAudit(sql: Sql, action: string, user: UserRow): Promise<void> {
  const payload = { action, actor_id: user.id, actor_username: user.email ?? '', log_type: 'account' };
  await sql`insert into auth.audit_log_entries (id, payload) values (${randomUUID()}, ${sql.json(payload)})`;
}
