/** A person of the demonstration. The passwords are public: such accounts exist on the embedded backend only. */
interface DemonstrationAccount {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  /** bcrypt of the password (prefix 2a: pgcrypto checks it too), with a fixed salt so that the seed never changes. */
  readonly passwordHash: string;
  readonly displayName: string;
  readonly phone: string;
  readonly address: string;
  readonly role: 'customer' | 'editor' | 'admin';
}

export const demonstrationAccounts = [
  {
    id: 'c0570000-0000-4000-8000-000000000001',
    email: 'klientas@gija.example',
    password: 'gija-klientas-2026',
    passwordHash: '$2a$10$GijaDemonstrationSalt.OprTdZDyZy1HPDFVjY3tf1hdYi6pRKK',
    displayName: 'Rūta Kazlauskienė',
    phone: '+37060000001',
    address: 'Antakalnio g. 17-4, LT-10312 Vilnius',
    role: 'customer',
  },
  {
    id: 'c0570000-0000-4000-8000-000000000002',
    email: 'vadovas@gija.example',
    password: 'gija-vadovas-2026',
    passwordHash: '$2a$10$GijaDemonstrationSalt.9TpPv.WL8/RyyLduylAH94932DQRJGm',
    displayName: 'Tomas Vadovas',
    phone: '+37060000002',
    address: 'Siūlo g. 12, LT-01103 Vilnius',
    role: 'admin',
  },
  {
    id: 'c0570000-0000-4000-8000-000000000003',
    email: 'redakcija@gija.example',
    password: 'gija-redakcija-2026',
    passwordHash: '$2a$10$GijaDemonstrationSalt.DP/YBp7StA/L3lkYf2M6RWw1PrAuTBm',
    displayName: 'Ieva Redaktorė',
    phone: '+37060000003',
    address: 'Siūlo g. 12, LT-01103 Vilnius',
    role: 'editor',
  },
] as const satisfies readonly DemonstrationAccount[];

/** The demonstration administrator's PIN and its bcrypt hash, which `extensions.crypt(pin, hash) = hash` checks as well. */
export const demonstrationPin = {
  pin: '4826',
  hash: '$2a$10$GijaDemonstrationSalt.hMVC0dPogRY3QmJsryhRWEw/9QLkgYG',
} as const;

/** The authenticator app of the demonstration's staff, in base32; the start and the console show its current code. */
export const demonstrationFactor = { name: 'Demonstration', secret: 'GIJADEMONSTRATIONFACTORKEY234567' } as const;
