import { beforeAll, describe, expect, it } from 'vitest';
import { type MessageStatus, staffMessages } from '#src/contracts/staff-messages.ts';
import { type ReviewStatus, staffReviews } from '#src/contracts/staff-reviews.ts';
import { idOf } from './access/people.ts';
import { databaseUnderTest } from './harness.ts';
import { halfDelivered, write } from './review-calls.ts';

const database = databaseUnderTest();
const claimsOf = (who: 'admin' | 'editor') => ({ sub: idOf(who), aal: 'aal2', session_id: idOf(`${who} session`) });
const ask = async (name: string, asked: object, as: object = claimsOf('admin')): Promise<unknown> => {
  const [row] = await database.as(
    'authenticated',
    as as ReturnType<typeof claimsOf>,
    (sql) => sql`select ${sql(name)}(${sql.json(asked as never)}) as answer`,
  );
  return row?.['answer'];
};
const reviews = async (asked: { status: ReviewStatus; after?: object; size?: number }, as?: object) =>
  staffReviews.parse(await ask('list_reviews', { language: 'lt', ...asked }, as));
const messages = async (asked: { status: MessageStatus; after?: object; size?: number }, as?: object) =>
  staffMessages.parse(await ask('list_contact_messages', asked, as));

beforeAll(async () => {
  for (const who of ['admin', 'editor'] as const) {
    await database.sql`insert into auth.users (id, email) values (${idOf(who)}, ${`${who}@example.com`})`;
    await database.sql`insert into user_roles (user_id, role) values (${idOf(who)}, ${who})`;
    await database.sql`insert into admin_grants (session_id, user_id) values (${idOf(`${who} session`)}, ${idOf(who)})`;
  }
});

describe('reviews', () => {
  it('that wait come longest first, a page at a time; what order they are of is told to administrators alone', async () => {
    const order = await halfDelivered(database.sql);
    await write(database.sql, order, { text: 'Minkštas.' });
    const [line] = await database.sql<{ product_id: string; order_number: string }[]>`
      select product_id, order_number from reviews, orders where orders.id = ${order.order_id} and order_item_id = ${order.line}`;
    for (const age of [3, 2, 1])
      await database.sql`insert into reviews (product_id, author_name, stars, language, is_demonstration, status, created_at)
        values (${line?.product_id ?? ''}, ${`Ona ${age}`}, 5, 'lt', true, 'pending', now() - ${age} * interval '1 hour')`;
    const first = await reviews({ status: 'pending', size: 2 });
    expect(first).toMatchObject({ more: true, counts: { pending: 4, approved: 0, rejected: 0 } });
    expect(first?.reviews.map(({ author_name }) => author_name)).toEqual(['Ona 3', 'Ona 2']);
    const rest = await reviews({ status: 'pending', size: 2, after: first?.reviews.at(-1)?.place ?? {} });
    expect(rest).toMatchObject({ more: false });
    expect(rest?.reviews.map(({ author_name }) => author_name)).toEqual(['Ona 1', 'Rūta']);
    expect(rest?.reviews[1]).toMatchObject({ body: 'Minkštas.', order_number: line?.order_number });
    const seen = await reviews({ status: 'pending' }, claimsOf('editor'));
    expect(seen?.reviews.map(({ order_number }) => order_number)).toEqual([null, null, null, null]);
    await database.sql`update reviews set status = 'approved' where author_name like 'Ona %'`;
    expect((await reviews({ status: 'approved' }))?.reviews.map(({ author_name }) => author_name)).toEqual([
      'Ona 1',
      'Ona 2',
      'Ona 3',
    ]);
  });

  it('are shown to nobody without all locks', async () => {
    expect(await reviews({ status: 'pending' }, { ...claimsOf('editor'), aal: 'aal1' })).toBeNull();
  });
});

describe('messages', () => {
  it('are shown to administrators alone, those that wait longest first, and filed', async () => {
    for (const age of [1, 2])
      await database.sql`insert into contact_messages (first_name, last_name, email, subject, message, language, doubts, created_at)
        values ('Rūta', ${`Petraitė ${age}`}, 'ruta@example.com', 'Dydis', 'Ar bus M?', 'lt', '{links}', now() - ${age} * interval '1 hour')`;
    const waiting = await messages({ status: 'new' });
    expect(waiting?.messages.map(({ name }) => name)).toEqual(['Rūta Petraitė 2', 'Rūta Petraitė 1']);
    expect(waiting).toMatchObject({ counts: { new: 2, answered: 0, spam: 0 }, messages: [{ doubts: ['links'] }, {}] });
    expect(await messages({ status: 'new' }, claimsOf('editor'))).toBeNull();
    const file = async (wanted: string) => {
      const [row] =
        await database.sql`select file_contact_message(${waiting?.messages[0]?.id ?? ''}, ${wanted}) as answer`;
      return row?.['answer'] as unknown;
    };
    expect(await file('answered')).toEqual({ ok: true, changed: true });
    expect(await file('answered')).toEqual({ ok: true, changed: false });
    expect((await messages({ status: 'answered' }))?.messages).toMatchObject([{ answered_at: expect.any(String) }]);
    expect(await file('new')).toEqual({ ok: true, changed: true });
    expect((await messages({ status: 'new' }))?.messages[0]).toMatchObject({ answered_at: null });
  });
});
