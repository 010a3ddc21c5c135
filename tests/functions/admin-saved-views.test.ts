import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, makeOpenStaff } from './staff.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
const save = (name: string, more: object = {}) => ({
  ...{ act: 'save', view: randomUUID(), section: 'orders', name, query: 'country=LV&view=late' },
  ...more,
});

it('keeps a view once under its name, for everybody, until somebody takes it away; the log has both', async () => {
  const [one, other] = [await makeOpenStaff(shop), await makeOpenStaff(shop)];
  const ask = async (token: string, body: object) => (await askAs(shop, 'admin-saved-views', token, body)).answer;
  const view = save('  Latvia, late ');
  expect(await ask(one.token, view)).toEqual({ ok: true });
  expect(await ask(one.token, view), 'said twice').toEqual({ ok: true });
  expect(await ask(other.token, save('latvia, LATE'))).toMatchObject({ code: 'name_taken' });
  expect(await ask(other.token, save('latvia, LATE', { section: 'inventory' }))).toEqual({ ok: true });
  const { data } = await other.client.rpc('list_saved_views', { section: 'orders' });
  expect(data).toEqual({ views: [{ id: view.view, name: 'Latvia, late', query: 'country=LV&view=late' }] });
  expect(await ask(other.token, { act: 'remove', view: view.view })).toEqual({ ok: true });
  expect(await ask(one.token, { act: 'remove', view: view.view }), 'gone already').toEqual({ ok: true });
  const logged = await shop.sql`
    select actor_id, action from audit_log where table_name = 'saved_views' and row_key = ${view.view} order by id`;
  expect([...logged]).toEqual([
    { actor_id: one.userId, action: 'insert' },
    { actor_id: other.userId, action: 'delete' },
  ]);
});

it('keeps thirty of a list, however many ask at once', async () => {
  const { token } = await makeOpenStaff(shop);
  const answers = await Promise.all(
    Array.from({ length: 33 }, (_, number) =>
      askAs(shop, 'admin-saved-views', token, save(`View ${number}`, { section: 'dashboard' })),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(answers.filter(({ answer }) => answer.code === 'too_many_views')).toHaveLength(3);
});

it('takes nothing that is no view of a list', async () => {
  const { token } = await makeOpenStaff(shop);
  for (const body of [
    save(' '),
    save('x'.repeat(61)),
    save('x', { section: 'nowhere' }),
    save('x', { query: '' }),
    save('x', { query: 'a=1#b' }),
    save('x', { query: 'javascript:alert(1)' }),
    save('x', { query: `q=${'x'.repeat(500)}` }),
  ])
    expect((await askAs(shop, 'admin-saved-views', token, body)).status, JSON.stringify(body)).toBe(400);
});
