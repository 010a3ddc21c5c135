import postgres from 'postgres';

interface DemonstrationAccount {
  readonly id: string;
  readonly name: string;
  readonly role: 'customer' | 'editor' | 'admin';
  readonly email: string;
  readonly password: string;
}

/** Who can sign in on this machine. Never made anywhere else. */
export const demonstrationAccounts: readonly DemonstrationAccount[] = [
  {
    id: 'a1f0c0de-0000-4000-8000-000000000001',
    name: 'Ona Kazlauskienė',
    role: 'customer',
    email: 'ona@gija.example',
    password: 'medvilne-2026',
  },
  {
    id: 'a1f0c0de-0000-4000-8000-000000000002',
    name: 'Rūta Petrauskaitė',
    role: 'editor',
    email: 'ruta@gija.example',
    password: 'linas-2026',
  },
  {
    id: 'a1f0c0de-0000-4000-8000-000000000003',
    name: 'Jonas Jankauskas',
    role: 'admin',
    email: 'jonas@gija.example',
    password: 'vilna-2026',
  },
];

/** Adds the accounts, confirmed, to a database that has no users yet. Once there, they are the developer's to change. */
export async function addDemonstrationAccounts(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql.begin(async (transaction) => {
      const [present] = await transaction`select 1 from auth.users limit 1`;
      if (present !== undefined) return;
      const [roles] = await transaction`select to_regclass('public.user_roles') is not null as here`;
      for (const { id, name, role, email, password } of demonstrationAccounts) {
        await transaction`
          insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
          values (
            ${id}, ${email}, extensions.crypt(${password}, extensions.gen_salt('bf', 10)), now(),
            ${transaction.json({ provider: 'email', providers: ['email'] })},
            ${transaction.json({ display_name: name, language: 'lt' })}
          )`;
        await transaction`
          insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
          values (
            gen_random_uuid(), 'email', ${id}, ${id},
            ${transaction.json({ sub: id, email, email_verified: true })}, now()
          )`;
        if (roles?.['here'] && role !== 'customer')
          await transaction`insert into public.user_roles (user_id, role) values (${id}, ${role})`;
      }
    });
  } finally {
    await sql.end();
  }
}
