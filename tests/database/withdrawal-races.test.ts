import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type TestDatabase } from './harness.ts';
import { paidOrder, ship } from './refund-calls.ts';
import { declare, delivered, done, pieces, receiptsOf, returnedOf, rowOf, tasksOf } from './withdrawal-calls.ts';

let database: TestDatabase;
let people: Sql;
beforeAll(async () => {
  database = await openDatabase();
  people = postgres(database.url, { max: 10, onnotice: () => {} });
  // A statement that waits opens all ten connections.
  await Promise.all(Array.from({ length: 10 }, () => people`select pg_sleep(0.2)`));
});
afterAll(async () => {
  await people.end();
  await database.close();
});

describe('at once', () => {
  const both = async (changes: object) =>
    Promise.all(Array.from({ length: 10 }, () => declare(people, changes))) as Promise<
      Awaited<ReturnType<typeof declare>>[]
    >;

  it('the same declaration from every side is one, with one receipt and one answer', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await delivered(database.sql, [1]);
      for (const own of [{ token: order.access_token }, {}]) {
        const id = randomUUID();
        const email = `${randomUUID()}@example.com`;
        const answers = (await both({ ...own, id, email })).map(done);
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
        expect(await receiptsOf(database.sql, id)).toHaveLength(1);
        expect(await tasksOf(database.sql, id)).toHaveLength(1);
      }
    }
  }, 60_000);

  it('the same id with other words is refused', async () => {
    const id = randomUUID();
    const email = `${randomUUID()}@example.com`;
    done(await declare(database.sql, { id, email }));
    expect(await declare(database.sql, { id, email, name: 'Jonas' })).toMatchObject({
      failure: { code: 'declaration_used' },
    });
    expect(await rowOf(database.sql, id)).toMatchObject({ customer_name: 'Rūta' });
  });

  it('two declarations about the last piece: one takes it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await delivered(database.sql, [1]);
      const answers = await Promise.all(Array.from({ length: 5 }, () => declare(people, pieces(order, 0, 1))));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    }
  }, 60_000);

  it('a declaration and shipping: the goods come back, or they stay here', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await paidOrder(database.sql, [2]);
      const [answer, sent] = await Promise.all([declare(people, { token: order.access_token }), ship(people, order)]);
      expect(sent.ok).toBe(true);
      const { id } = done(answer);
      const tasks = await tasksOf(database.sql, id);
      expect([['refund_due'], ['withdrawal_unsent']]).toContainEqual(tasks);
      expect((await returnedOf(database.sql, id)).length).toBe(tasks[0] === 'refund_due' ? 1 : 0);
    }
  }, 60_000);
});
