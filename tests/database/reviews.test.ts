import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { approveReview, listPendingReviews, rejectReview } from '#src/server/reviews/moderate-reviews.ts';
import { idOf } from './access/people.ts';
import { customer } from './customer-calls.ts';
import { databaseUnderTest } from './harness.ts';
import { caller } from './refund-calls.ts';
import { halfDelivered, keepPhoto, reviewOf, write } from './review-calls.ts';

const database = databaseUnderTest();
const a = idOf('buyer a');
const b = idOf('buyer b');

beforeAll(async () => {
  await database.sql`insert into auth.users (id, email) values (${a}, 'a@example.com'), (${b}, 'b@example.com')`;
});

const call = (name: string, parameters: Record<string, unknown>) => caller(database.sql)(name, parameters);
const optionsOf = (order_token: string | null, owner: string | null = null) =>
  call('read_reviewable_lines', { order_token, owner }) as Promise<{
    order_number: string | null;
    undelivered: number;
    lines: { order_item: number; author_name: string; review: object | null }[];
  } | null>;
const photosOf = async (line: number) =>
  (await database.sql`select id from review_photos where order_item_id = ${line} order by created_at`).map(
    (row) => row['id'] as string,
  );
const ratingOf = async (product: string) =>
  (await database.sql`select rating, review_count from products where id = ${product}`)[0];

describe('what may be reviewed', () => {
  it('is what has come, while the rest of the order is on its way', async () => {
    const order = await halfDelivered(database.sql);
    const found = await optionsOf(order.access_token);
    expect(found).toMatchObject({ order_number: order.order_number, undelivered: 1 });
    expect(found?.lines.map(({ order_item, review }) => [order_item, review])).toEqual([[order.line, null]]);
  });

  it('carries the first name and never the e-mail', async () => {
    const order = await halfDelivered(database.sql);
    const found = await optionsOf(order.access_token);
    expect(found?.lines[0]?.author_name).toMatch(/^\p{L}+$/u);
    expect(JSON.stringify(found)).not.toContain('@');
  });

  it('is nothing for a token that nobody has, and for nobody at all', async () => {
    expect(await optionsOf(randomUUID())).toBeNull();
    expect(await optionsOf(null)).toBeNull();
  });

  it('of a customer are their own lines, not those of another', async () => {
    const mine = await halfDelivered(database.sql, a);
    const theirs = await halfDelivered(database.sql, b);
    const lines = (await optionsOf(null, a))?.lines.map(({ order_item }) => order_item);
    expect(lines).toContain(mine.line);
    expect(lines).not.toContain(theirs.line);
  });

  it('is counted for the order’s page until all is written', async () => {
    const order = await halfDelivered(database.sql);
    const left = () => call('count_reviewable_lines', { token: order.access_token });
    expect(await left()).toBe(1);
    await write(database.sql, order);
    expect(await left()).toBe(0);
  });
});

describe('writing', () => {
  it('keeps what was said, pending, under the product that was bought', async () => {
    const order = await halfDelivered(database.sql, a);
    expect(await write(database.sql, order, {}, { owner: a })).toEqual({ ok: true, status: 'pending' });
    expect(await reviewOf(database.sql, order.line)).toMatchObject({
      ...{ product_id: order.variants[0]?.productId, user_id: a, stars: 4, fit: 'true', author_name: 'Rūta' },
      ...{ status: 'pending', is_demonstration: false },
    });
    expect(await ratingOf(order.variants[0]?.productId ?? '')).toEqual({ rating: null, review_count: 0 });
  });

  it('is the customer’s too where they wrote as a guest, once the order is theirs', async () => {
    const order = await halfDelivered(database.sql);
    const other = await halfDelivered(database.sql);
    for (const one of [order, other]) await write(database.sql, one);
    const email = `${randomUUID().slice(0, 8)}@example.com`;
    await database.sql`update orders set customer_email = ${email} where id = ${order.order_id}`;
    const ruta = await customer(database.sql, { email });
    expect(await reviewOf(database.sql, order.line)).toMatchObject({
      user_id: ruta.id,
      status: 'pending',
      revision: 1,
    });
    expect(await reviewOf(database.sql, other.line)).toMatchObject({ user_id: null });
  });

  it('takes nothing about status, product or demonstration from the writer', async () => {
    const order = await halfDelivered(database.sql);
    const smuggled = { status: 'approved', product_id: 'other', is_demonstration: true, user_id: b, revision: 99 };
    await write(database.sql, order, smuggled);
    expect(await reviewOf(database.sql, order.line)).toMatchObject({
      ...{ status: 'pending', product_id: order.variants[0]?.productId, is_demonstration: false, user_id: null },
      revision: 1,
    });
  });

  it('is refused for a line that is another’s, or has not come, or with a token that nobody has', async () => {
    const mine = await halfDelivered(database.sql, a);
    const theirs = await halfDelivered(database.sql, b);
    const unknown = { ok: false, code: 'order_unknown' };
    expect(await write(database.sql, { ...mine, line: theirs.line })).toEqual(unknown);
    expect(await write(database.sql, theirs, {}, { owner: a })).toEqual(unknown);
    expect(await write(database.sql, mine, {}, { token: randomUUID() })).toEqual(unknown);
    expect(await write(database.sql, mine, {}, { token: null })).toEqual(unknown);
    expect(await write(database.sql, { ...mine, line: mine.items[1] ?? 0 })).toEqual({
      ok: false,
      code: 'not_delivered',
    });
    expect(await reviewOf(database.sql, theirs.line)).toBeUndefined();
  });

  it('asks how it fitted only where there are sizes', async () => {
    const order = await halfDelivered(database.sql);
    await database.sql`update order_items set size = '' where id = ${order.line}`;
    expect(await write(database.sql, order)).toEqual({ ok: false, code: 'fit_unasked' });
    expect(await write(database.sql, order, { fit: null })).toMatchObject({ ok: true });
  });

  it.each([
    ['six stars', { stars: 6 }],
    ['no star', { stars: 0 }],
    ['a fourth fit', { fit: 'huge' }],
    ['a text of 4001 characters', { text: 'a'.repeat(4001) }],
    ['an address for a name', { author_name: 'ruta@example.com' }],
    ['no name', { author_name: '' }],
    ['a fourth language', { language: 'de' }],
  ])('does not keep %s', async (_, changes) => {
    const order = await halfDelivered(database.sql);
    await expect(write(database.sql, order, changes)).rejects.toMatchObject({ code: '23514' });
    expect(await reviewOf(database.sql, order.line)).toBeUndefined();
  });

  it('again takes the place of what nobody has decided about, once a line', async () => {
    const order = await halfDelivered(database.sql);
    await write(database.sql, order);
    expect(await write(database.sql, order, { stars: 2, text: 'Susivėlė.' })).toMatchObject({ ok: true });
    expect(await reviewOf(database.sql, order.line)).toMatchObject({ stars: 2, body: 'Susivėlė.', revision: 2 });
  });

  it('is over once somebody has decided, until the writer takes it back', async () => {
    const order = await halfDelivered(database.sql);
    await write(database.sql, order);
    await database.sql`update reviews set status = 'approved' where order_item_id = ${order.line}`;
    expect(await write(database.sql, order, { stars: 1 })).toEqual({ ok: false, code: 'review_closed' });
    const take = (order_token: string) => call('delete_own_review', { order_token, owner: null, line: order.line });
    expect(await take(randomUUID())).toEqual({ ok: false, code: 'review_unknown' });
    expect(await take(order.access_token)).toEqual({ ok: true });
    expect(await take(order.access_token)).toEqual({ ok: false, code: 'review_unknown' });
    expect(await ratingOf(order.variants[0]?.productId ?? '')).toEqual({ rating: null, review_count: 0 });
    expect(await write(database.sql, order, { stars: 1 })).toMatchObject({ ok: true });
  });

  it('is for the service alone: a customer writes no row and calls no function', async () => {
    const order = await halfDelivered(database.sql, a);
    const claims = { sub: a, aal: 'aal1', session_id: randomUUID() };
    for (const role of ['anon', 'authenticated'] as const) {
      await expect(database.as(role, claims, (sql) => sql`select write_review(null, ${a}, '{}')`)).rejects.toThrow(
        'permission denied',
      );
      await expect(
        database.as(
          role,
          claims,
          (sql) => sql`
          insert into reviews (product_id, order_item_id, author_name, stars, language, status)
          select product_id, id, 'A', 5, 'lt', 'approved' from order_items where id = ${order.line}`,
        ),
      ).rejects.toThrow('permission denied');
    }
  });
});

describe('two at once', () => {
  it('make one review of a line', async () => {
    const order = await halfDelivered(database.sql);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((stars) => write(database.sql, order, { stars })));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const [row] = await database.sql`
      select count(*)::int as reviews, max(revision) as revision from reviews where order_item_id = ${order.line}`;
    expect(row).toEqual({ reviews: 1, revision: 5 });
  });

  it('a new word and a verdict: what is published is what was read', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await halfDelivered(database.sql);
      await write(database.sql, order, { text: 'Pirmas.' });
      const { id: reviewId } = (await reviewOf(database.sql, order.line)) as { id: string };
      const [written, verdict] = await Promise.all([
        write(database.sql, order, { text: 'Antras.' }),
        approveReview(caller(database.sql), { reviewId, revision: 1 }),
      ]);
      expect(written.ok).not.toBe(verdict.ok);
      const after = await reviewOf(database.sql, order.line);
      expect([after?.['status'], after?.['body']]).toEqual(
        verdict.ok ? ['approved', 'Pirmas.'] : ['pending', 'Antras.'],
      );
    }
  });
});

describe('a photo', () => {
  it('belongs to its line, goes with its review, and gives way to another', async () => {
    const order = await halfDelivered(database.sql);
    const other = await halfDelivered(database.sql);
    const { photo: first } = await keepPhoto(database.sql, order);
    expect(await write(database.sql, other, { photo: first })).toEqual({ ok: false, code: 'photo_unknown' });
    expect(await write(database.sql, order, { photo: first })).toMatchObject({ ok: true });
    const { photo: second } = await keepPhoto(database.sql, order);
    await write(database.sql, order, { photo: second });
    expect(await photosOf(order.line)).toEqual([second]);
    await call('delete_own_review', { order_token: order.access_token, owner: null, line: order.line });
    expect(await photosOf(order.line)).toEqual([]);
  });

  it('is kept for nobody else’s line and for nothing that has not come', async () => {
    const order = await halfDelivered(database.sql);
    const other = await halfDelivered(database.sql);
    expect(await keepPhoto(database.sql, { ...order, line: other.line })).toEqual({ ok: false, code: 'order_unknown' });
    expect(await keepPhoto(database.sql, { ...order, line: order.items[1] ?? 0 })).toEqual({
      ok: false,
      code: 'not_delivered',
    });
  });

  it('that no review names goes: all but the last two, and after a day', async () => {
    const order = await halfDelivered(database.sql);
    const photos: (string | undefined)[] = [];
    for (const _ of [1, 2, 3, 4]) photos.push((await keepPhoto(database.sql, order)).photo);
    expect(await photosOf(order.line)).toEqual(photos.slice(-2));
    await database.sql`update review_photos set created_at = now() - interval '25 hours'`;
    await keepPhoto(database.sql, await halfDelivered(database.sql));
    expect(await photosOf(order.line)).toEqual([]);
  });

  it('is its writer’s until the review is published, and nobody’s after it was taken down', async () => {
    const order = await halfDelivered(database.sql, a);
    const { photo } = await keepPhoto(database.sql, order);
    await write(database.sql, order, { photo });
    const { id: reviewId } = (await reviewOf(database.sql, order.line)) as { id: string };
    const see = async (who: object = {}) => {
      const found = await call('read_review_photo', { photo, is_small: true, order_token: null, owner: null, ...who });
      return (found as { is_public: boolean } | null)?.is_public;
    };
    expect([await see(), await see({ owner: b }), await see({ order_token: randomUUID() })]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
    expect([await see({ owner: a }), await see({ order_token: order.access_token })]).toEqual([false, false]);
    await approveReview(caller(database.sql), { reviewId, revision: 1 });
    expect(await see()).toBe(true);
    await rejectReview(caller(database.sql), { reviewId, revision: 1 }, 'Nuotraukoje matyti kitas žmogus.');
    expect(await see()).toBeUndefined();
  });
});

describe('moderation', () => {
  it('publishes what was read: the rating counts it, the catalogue carries it', async () => {
    const order = await halfDelivered(database.sql);
    const product = order.variants[0]?.productId ?? '';
    await write(database.sql, order);
    const waiting = (await listPendingReviews(caller(database.sql), 200)).find(({ product_id: id }) => id === product);
    expect(waiting).toMatchObject({
      order_number: order.order_number,
      stars: 4,
      body: 'Minkštas ir šiltas.',
      revision: 1,
    });
    const verdict = { reviewId: waiting?.id ?? '', revision: 1 };
    expect(await approveReview(caller(database.sql), verdict)).toEqual({ ok: true, value: { changed: true } });
    expect(await approveReview(caller(database.sql), verdict)).toEqual({ ok: true, value: { changed: false } });
    expect(await ratingOf(product)).toEqual({ rating: 4, review_count: 1 });
    const [shown] = (await call('read_chosen_products', { ids: [product] })) as { reviews: object[] }[];
    expect(shown?.reviews).toMatchObject([
      { rating: 4, fit: 'true', size: 'S', color: 'red', photo: null, author: 'Rūta' },
    ]);
  });

  it('keeps a review back with a reason that its writer reads, and lets it out again', async () => {
    const order = await halfDelivered(database.sql);
    await write(database.sql, order);
    const verdict = { reviewId: (await reviewOf(database.sql, order.line))?.['id'] as string, revision: 1 };
    const reason = 'Atsiliepime yra telefono numeris.';
    expect(await rejectReview(caller(database.sql), verdict, reason)).toMatchObject({ ok: true });
    expect((await optionsOf(order.access_token))?.lines[0]?.review).toMatchObject({
      status: 'rejected',
      rejection: reason,
    });
    await expect(rejectReview(caller(database.sql), verdict, ' ')).rejects.toThrow('with a reason');
    expect(await approveReview(caller(database.sql), verdict)).toMatchObject({ ok: true });
    expect(await reviewOf(database.sql, order.line)).toMatchObject({ status: 'approved', rejection: null });
  });

  it('decides about nothing that was changed meanwhile or is gone', async () => {
    const order = await halfDelivered(database.sql);
    await write(database.sql, order);
    const reviewId = (await reviewOf(database.sql, order.line))?.['id'] as string;
    await write(database.sql, order, { text: 'Kitaip.' });
    expect(await approveReview(caller(database.sql), { reviewId, revision: 1 })).toMatchObject({
      failure: { code: 'review_changed' },
    });
    expect(await approveReview(caller(database.sql), { reviewId: randomUUID(), revision: 1 })).toMatchObject({
      failure: { code: 'review_unknown' },
    });
  });
});
