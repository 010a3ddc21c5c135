import { beforeAll, describe, expect, it } from 'vitest';
import { auditPage, mailPage } from '#src/contracts/staff-settings.ts';
import { idOf } from './access/people.ts';
import { databaseUnderTest } from './harness.ts';

const database = databaseUnderTest();
const claims = { sub: idOf('admin'), aal: 'aal2', session_id: idOf('admin session') };

async function ask(name: 'list_audit_log' | 'list_mails', asked: object): Promise<unknown> {
  const [row] = await database.as(
    'authenticated',
    claims,
    (sql) => sql`select ${sql(name)}(${sql.json(asked as never)}) as answer`,
  );
  return row?.['answer'];
}

beforeAll(async () => {
  await database.sql`insert into auth.users (id, email) values (${idOf('admin')}, 'admin@example.com')`;
  await database.sql`insert into user_roles (user_id, role) values (${idOf('admin')}, 'admin')`;
  await database.sql`insert into admin_grants (session_id, user_id) values (${idOf('admin session')}, ${idOf('admin')})`;
  await database.sql.unsafe(`
    insert into audit_log (actor_id, action, table_name, row_key, before, after, created_at)
    select ('00000000-0000-4000-8000-00000000000' || n % 7)::uuid, 'update', 'table_' || n % 40, 'row-' || n % 5000, '{"a": 1}', '{"a": 2}',
      '2026-11-01T00:00:00Z'::timestamptz - n * interval '5 minutes'
    from generate_series(1, 100000) n;
    insert into outbox (idempotency_key, kind, recipient, language, state, created_at)
    select 'mail ' || n, 'order_link', 'somebody-' || n || '@example.com', 'lt', case when n % 1000 = 0 then 'failed' else 'sent' end,
      '2026-11-01T00:00:00Z'::timestamptz - n * interval '5 minutes'
    from generate_series(1, 100000) n;
    analyze audit_log, outbox;
  `);
}, 120_000);

describe('among 100 000 entries and mails', () => {
  it.each([
    [{}, 50],
    [{ person: idOf('nobody') }, 0],
    [{ table: 'table_7' }, 50],
    [{ table: 'table_of_nothing' }, 0],
    [{ record: 'row-4999' }, 20],
    [{ record: 'row-77', table: 'table_37' }, 20],
    [{ first_day: '2026-10-05', last_day: '2026-10-05' }, 50],
    [{ last_day: '2026-01-10', table: 'table_3' }, 50],
    [{ after: { at: '2026-02-01T00:00:00Z', id: 1 } }, 50],
  ])('a page of the log is there within a second: %j', async (asked, count) => {
    const start = performance.now();
    const page = auditPage.parse(await ask('list_audit_log', asked));
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(page?.entries).toHaveLength(count);
    if (!('after' in asked)) expect(page).toMatchObject({ people: { length: 7 }, tables: { length: 40 } });
  });

  it.each(['failed', 'waiting', 'sent', 'dropped'])('a page of mails is there within a second: %s', async (view) => {
    const start = performance.now();
    const page = mailPage.parse(await ask('list_mails', { view }));
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(page?.counts).toEqual({ waiting: 0, failed: 100, dropped: 0 });
    expect(page?.mails).toHaveLength(view === 'failed' || view === 'sent' ? 50 : 0);
  });
});
