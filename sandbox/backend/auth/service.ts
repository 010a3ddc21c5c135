import type { Sql } from 'postgres';
import type { EmailData } from './email-data.ts';
import type { Limits } from './limits.ts';
import type { Person } from './rows.ts';
import type { AuthSettings } from './settings.ts';
import type { SigningKey } from './signing-key.ts';

/** What the routes of the auth service share. */
export interface AuthService {
  readonly sql: Sql;
  readonly settings: AuthSettings;
  readonly key: SigningKey;
  readonly limits: Limits;
  readonly siteUrl: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Address of this service, as tokens name their issuer. */
  issuer(): string;
  /** Throws when the mail could not be handed over. */
  sendEmail(person: Person, data: EmailData): Promise<void>;
  /** Work whose length must not show in the answer. */
  later(work: () => Promise<void>): void;
}
