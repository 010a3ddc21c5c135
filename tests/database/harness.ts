import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, inject } from 'vitest';
import { copyTemplate, dropDatabase } from './cluster.ts';

export type Role = 'anon' | 'authenticated' | 'service_role';
export type Claims = Readonly<Record<string, unknown>>;

export interface TestDatabase {
  /** The owner of the schema; for further connections (races). */
  readonly url: string;
  /** For what not even the owner may: leaving triggers and foreign keys aside. */
  readonly superuserUrl: string;
  /** Up to ten connections of the owner, who is bound by no policy. */
  readonly sql: Sql;
  /** Runs in one transaction as the role that a request with these token claims has; an error rolls it back. */
  as<T>(role: Role, claims: Claims, work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A database of its own with all migrations and nothing else: a copy of the run's template. */
export async function openDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('clusterUrl');
  const url = await copyTemplate(adminUrl);
  const superuserUrl = new URL(adminUrl);
  superuserUrl.pathname = new URL(url).pathname;
  const sql = postgres(url, { max: 10, onnotice: () => {} });
  return {
    url,
    superuserUrl: superuserUrl.href,
    sql,
    async as(role, claims, work) {
      const result = await sql.begin(async (transaction) => {
        const token = JSON.stringify({ role, ...claims });
        await transaction`select set_config('request.jwt.claims', ${token}, true), set_config('role', ${role}, true)`;
        return { value: await work(transaction as unknown as Sql) };
      });
      return (result as { value: Awaited<ReturnType<typeof work>> }).value;
    },
    async close() {
      await sql.end({ timeout: 1 });
      await dropDatabase(adminUrl, url);
    },
  };
}

/** A database for the tests of a file, opened before them and closed after them; `atTheEnd` looks at it once more. */
export function databaseUnderTest(atTheEnd: (sql: Sql) => Promise<void> = async () => {}): TestDatabase {
  const database = {} as TestDatabase;
  beforeAll(async () => {
    Object.assign(database, await openDatabase());
  });
  afterAll(async () => {
    try {
      await atTheEnd(database.sql);
    } finally {
      await database.close();
    }
  });
  return database;
}
