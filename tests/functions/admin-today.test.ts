import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, makeOpenStaff } from './staff.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });

it('settles failed mails and stray messages, and logs who did it without whose mail it was', async () => {
  const { token, userId } = await makeOpenStaff(shop);
  const ask = async (body: object) => (await askAs(shop, 'admin-today', token, body)).answer;
  const mail = async () => {
    const [row] = await shop.sql<{ id: string }[]>`
      insert into outbox (idempotency_key, kind, recipient, language, state)
      values (${randomUUID()}, 'order_link', 'ruta@example.com', 'lt', 'failed') returning id`;
    return row?.id ?? '';
  };
  const [sent, dropped] = [await mail(), await mail()];
  const event = `evt_${randomUUID()}`;
  await shop.sql`insert into webhook_events (provider, event_id, type, outcome) values ('stripe', ${event}, 'paid', 'unknown_order')`;
  expect(await ask({ act: 'send_mail', mail: sent })).toEqual({ ok: true, changed: true });
  expect(await ask({ act: 'drop_mail', mail: dropped })).toEqual({ ok: true, changed: true });
  expect(await ask({ act: 'drop_mail', mail: dropped }), 'said twice').toEqual({ ok: true, changed: false });
  expect(await ask({ act: 'drop_message', provider: 'stripe', event })).toEqual({ ok: true, changed: true });
  const logged = await shop.sql<{ table_name: string; row_key: string; whole: string }[]>`
    select table_name, row_key, before::text || after::text as whole from audit_log where actor_id = ${userId} and action = 'update' order by id`;
  expect(logged.map(({ table_name, row_key }) => [table_name, row_key])).toEqual([
    ['outbox', sent],
    ['outbox', dropped],
    ['webhook_events', `stripe/${event}`],
  ]);
  expect(logged.map(({ whole }) => whole).join()).not.toContain('ruta@example.com');
});

it('refuses what is not there, and what is no act', async () => {
  const { token } = await makeOpenStaff(shop);
  const ask = (body: object) => askAs(shop, 'admin-today', token, body);
  expect(await ask({ act: 'send_mail', mail: randomUUID() })).toMatchObject({
    status: 404,
    answer: { code: 'mail_unknown' },
  });
  expect(await ask({ act: 'drop_message', provider: 'stripe', event: 'none' })).toMatchObject({
    status: 404,
    answer: { code: 'message_unknown' },
  });
  for (const body of [
    { act: 'send_mail', mail: '1' },
    { act: 'drop_message', provider: '', event: 'x' },
    { act: 'erase' },
  ])
    expect((await ask(body)).status).toBe(400);
});
