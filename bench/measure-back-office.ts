import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { firstViews } from '#tests/support/first-views.ts';

/** Somebody with every lock open; gives the claims of their token. */
async function openLocks(sql: Sql): Promise<string> {
  const [person, session] = [randomUUID(), randomUUID()];
  await sql`insert into auth.users (id, email) values (${person}, ${`${person}@example.com`})`;
  await sql`insert into user_roles (user_id, role) values (${person}, 'admin')`;
  await sql`insert into admin_grants (session_id, user_id) values (${session}, ${person})`;
  return JSON.stringify({ role: 'authenticated', sub: person, aal: 'aal2', session_id: session });
}

/** Milliseconds that the first view of each section waits for the database of a busy shop, the middle of five. */
export async function measureFirstViews(sql: Sql): Promise<Record<string, { milliseconds: number }>> {
  const claims = await openLocks(sql);
  const rows: Record<string, { milliseconds: number }> = {};
  for (const [section, call] of Object.entries(firstViews)) {
    const times: number[] = [];
    for (let look = 0; look < 5; look += 1)
      await sql.begin(async (transaction) => {
        await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
        const began = performance.now();
        await transaction.unsafe(`select ${call}`);
        times.push(performance.now() - began);
      });
    rows[section] = { milliseconds: Math.round(times.sort((one, other) => one - other)[2] ?? 0) };
  }
  return rows;
}
