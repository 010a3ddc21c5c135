import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addProduct } from '#tests/support/order-rows.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, makeOpenStaff } from './staff.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });

async function makeReview(): Promise<string> {
  const product = `reviewed-${randomUUID().slice(0, 8)}`;
  await addProduct(shop.sql, product, { stock: { 'S/red': 1 } });
  const [row] = await shop.sql`
    insert into reviews (product_id, author_name, body, stars, language, is_demonstration, status)
    values (${product}, 'Ona', 'Labai minkštas.', 5, 'lt', true, 'pending') returning id`;
  return String(row?.['id']);
}

it('publishes a review and takes it down under the name of who did it; the log keeps none of its words', async () => {
  const editor = await makeOpenStaff(shop, 'editor');
  const review = await makeReview();
  const ask = async (body: object) => (await askAs(shop, 'admin-reviews', editor.token, { review, ...body })).answer;
  expect(await ask({ act: 'approve', revision: 2 })).toMatchObject({ code: 'review_changed' });
  expect(await ask({ act: 'approve', revision: 1 })).toEqual({ changed: true });
  expect(await ask({ act: 'approve', revision: 1 })).toEqual({ changed: false });
  expect(await ask({ act: 'reject', revision: 1, reason: '  ' })).toMatchObject({ code: 'invalid_request' });
  expect(await ask({ act: 'reject', revision: 1, reason: 'Yra telefono numeris.' })).toEqual({ changed: true });
  const [kept] = await shop.sql`select status, rejection, moderated_by from reviews where id = ${review}`;
  expect(kept).toEqual({ status: 'rejected', rejection: 'Yra telefono numeris.', moderated_by: editor.userId });
  const logged = await shop.sql`
    select before, after from audit_log where actor_id = ${editor.userId} and table_name = 'reviews' order by id`;
  expect(logged).toMatchObject([
    { before: { status: 'pending' }, after: { status: 'approved' } },
    { before: { status: 'approved' }, after: { status: 'rejected' } },
  ]);
  expect(JSON.stringify(logged)).not.toContain('minkštas');
});

it('files a message under the name of who did it', async () => {
  const admin = await makeOpenStaff(shop);
  const [row] = await shop.sql`
    insert into contact_messages (first_name, last_name, email, subject, message, language)
    values ('Rūta', 'Petraitė', 'ruta@example.com', 'Dydis', 'Ar bus M?', 'lt') returning id`;
  const ask = async (body: object) =>
    (await askAs(shop, 'admin-messages', admin.token, { message: row?.['id'], ...body })).answer;
  expect(await ask({ status: 'answered' })).toEqual({ ok: true, changed: true });
  expect(await ask({ status: 'lost' })).toMatchObject({ code: 'invalid_request' });
  expect(await ask({ message: randomUUID(), status: 'spam' })).toMatchObject({ code: 'message_unknown' });
  const logged = await shop.sql`
    select after ->> 'status' as status from audit_log where actor_id = ${admin.userId} and table_name = 'contact_messages'`;
  expect([...logged]).toEqual([{ status: 'answered' }]);
});
