import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shop as office } from '#src/server/wiring.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { placeTestOrder, settled } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });

/** A dress in M that was paid; unless told otherwise, it has come. */
async function bought(isDelivered = true) {
  const ordered = await placeTestOrder(shop, 3);
  await shop.pay(ordered.url);
  await settled(shop, ordered, ['processing', 'paid', 2, 0]);
  const [row] = await shop.sql<{ id: string; token: string; line: string }[]>`
    select orders.id, access_token as token, item.id as line
    from orders join order_items item on item.order_id = orders.id where order_number = ${ordered.orderNumber}`;
  const { id: orderId = '', line = '', token = '' } = row ?? {};
  if (isDelivered) {
    const trackingNumber = randomUUID().replaceAll('-', '');
    const sent = await office().shipParcel({
      orderId,
      lines: undefined,
      carrier: 'dpd',
      trackingNumber,
      actor: 'admin',
    });
    if (!sent.ok) throw new Error(sent.failure.code);
    await office().recordParcelState({ parcelId: sent.value.parcelId, state: 'delivered', actor: 'carrier' });
  }
  return { ...ordered, orderId, token, line: Number(line) };
}
type Bought = Awaited<ReturnType<typeof bought>>;

const read = async (response: Response) => ({ status: response.status, body: await response.json() });
const optionsOf = async (token: string) => read(await shop.get('review-options', { token }));
const said = { stars: 5, fit: 'true', text: 'Puiki suknelė.', authorName: 'Rūta', language: 'lt', photo: null };
const write = async ({ line, token }: Pick<Bought, 'line' | 'token'>, changes: object = {}) =>
  read(await shop.post('write-review', { ...said, token, line, ...changes }, { ip: randomUUID() }));

const photo = () =>
  sharp({ create: { width: 800, height: 1000, channels: 3, background: '#7a8f6a' } })
    .jpeg()
    .toBuffer();
const send = async (
  { line, token }: Pick<Bought, 'line' | 'token'>,
  bytes: Uint8Array<ArrayBuffer>,
  type = 'image/jpeg',
) =>
  read(
    await shop.run(
      'review-photo',
      new Request(`https://gija.test/.netlify/functions/review-photo?token=${token}&line=${line}`, {
        ...{ method: 'POST', body: bytes, headers: { 'content-type': type } },
      }),
      randomUUID(),
    ),
  );
const see = (id: string, query: Record<string, string> = {}) => shop.get('review-picture', { id, ...query });
const pendingOf = async ({ orderNumber }: Bought) =>
  (await office().pendingReviews(200)).find(({ order_number: number }) => number === orderNumber);

describe('a review', () => {
  it('goes from the delivered line past its reader to the product', async () => {
    const order = await bought();
    const before = await optionsOf(order.token);
    expect(before).toMatchObject({ status: 200, body: { orderNumber: order.orderNumber, undelivered: 0 } });
    expect(before.body.lines).toMatchObject([{ line: order.line, size: 'M', authorName: 'Rūta', review: null }]);
    expect(JSON.stringify(before.body)).not.toContain('@');
    const details = async () => (await read(await shop.get('order-details', { token: order.token }))).body;
    expect(await details()).toMatchObject({ canReview: true });
    expect(await write(order)).toEqual({ status: 200, body: { state: 'pending' } });
    expect(await details()).toMatchObject({ canReview: false });
    expect((await optionsOf(order.token)).body.lines[0].review).toMatchObject({ stars: 5, state: 'pending' });
    const waiting = await pendingOf(order);
    await office().approveReview({ reviewId: waiting?.id ?? '', revision: waiting?.revision ?? 0 });
    const [product] = await shop.sql`select rating, review_count from products where id = ${order.id}`;
    expect(product).toEqual({ rating: 5, review_count: 1 });
    expect(await write(order)).toMatchObject({ status: 409, body: { code: 'review_closed' } });
    const gone = await shop.post('delete-review', { token: order.token, line: order.line });
    expect(await read(gone)).toEqual({ status: 200, body: { deleted: true } });
    expect((await optionsOf(order.token)).body.lines[0].review).toBeNull();
  });

  it('is refused with a field that is not the writer’s', async () => {
    const order = await bought();
    for (const extra of [
      { status: 'approved' },
      { productId: 'other' },
      { is_demonstration: true },
      { userId: randomUUID() },
    ])
      expect(await write(order, extra)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    for (const wrong of [
      { stars: 6 },
      { stars: 4.5 },
      { fit: 'huge' },
      { text: 'a'.repeat(4001) },
      { authorName: 'r@e.lt' },
    ])
      expect(await write(order, wrong)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(await pendingOf(order)).toBeUndefined();
  });

  it('is refused for what has not come, for a line of another order, and without token or session', async () => {
    const [order, other, waiting] = [await bought(), await bought(), await bought(false)];
    expect(await write(waiting)).toMatchObject({ status: 409, body: { code: 'not_delivered' } });
    expect(await write({ token: order.token, line: other.line })).toMatchObject({
      status: 404,
      body: { code: 'order_unknown' },
    });
    expect(await write({ token: randomUUID(), line: order.line })).toMatchObject({ status: 404 });
    const nameless = { ...said, line: order.line };
    expect(await read(await shop.post('write-review', nameless))).toMatchObject({
      ...{ status: 401, body: { code: 'not_signed_in' } },
    });
    expect(await optionsOf(randomUUID())).toMatchObject({ status: 404, body: { code: 'order_unknown' } });
    expect((await optionsOf('guess')).status).toBe(400);
  });

  it('is written by a signed-in customer about their own line, and no other', async () => {
    const [mine, other] = [await bought(), await bought()];
    const password = 'a-long-password';
    const auth = (route: string) =>
      fetch(`${shop.backendUrl}/auth/v1/${route}`, {
        method: 'POST',
        headers: { apikey: 'sb_publishable_test', 'content-type': 'application/json' },
        body: JSON.stringify({ email: mine.email, password }),
      }).then((response) => response.json());
    await auth('signup');
    await shop.sql`update auth.users set email_confirmed_at = now() where email = ${mine.email}`;
    const { access_token: session, user } = await auth('token?grant_type=password');
    await shop.sql`update orders set user_id = ${user.id} where id = ${mine.orderId}`;
    const authorization = `Bearer ${session}`;
    const options = await shop.run(
      'review-options',
      new Request('https://gija.test/.netlify/functions/review-options', { headers: { authorization } }),
    );
    expect((await options.json()).lines.map(({ line }: { line: number }) => line)).toEqual([mine.line]);
    const say = async (line: number, token = authorization) =>
      read(await shop.post('write-review', { ...said, line }, { authorization: token }));
    expect(await say(other.line)).toMatchObject({ status: 404, body: { code: 'order_unknown' } });
    expect(await say(mine.line, 'Bearer eyJhbGciOiJub25lIn0.e30.')).toMatchObject({ status: 401 });
    expect(await say(mine.line)).toMatchObject({ status: 200 });
    const [row] = await shop.sql`select user_id from reviews where order_item_id = ${mine.line}`;
    expect(row?.['user_id']).toBe(user.id);
  });

  it('has its share of tries by order, whatever address they come from', async () => {
    const order = await bought();
    const statuses: number[] = [];
    for (let tries = 0; tries < 41; tries += 1) statuses.push((await write(order)).status);
    expect(new Set(statuses.slice(0, 40))).toEqual(new Set([200]));
    expect(statuses[40]).toBe(429);
  });
});

describe('a photo', () => {
  it('is seen by its writer alone until the review is published, then by everybody', async () => {
    const order = await bought();
    const sent = await send(order, new Uint8Array(await photo()));
    expect(sent.status).toBe(200);
    const id = sent.body.photo as string;
    expect(await write(order, { photo: id })).toMatchObject({ status: 200 });
    expect((await see(id)).status).toBe(404);
    const own = await see(id, { token: order.token });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    const waiting = await pendingOf(order);
    expect((await office().pendingReviewPhoto(id)).ok).toBe(true);
    await office().approveReview({ reviewId: waiting?.id ?? '', revision: 1 });
    const shown = await see(id, { size: 'small' });
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      ...{ 'content-type': 'image/webp', 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' },
    });
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
      format: 'webp',
      width: 240,
    });
  });

  it('is refused when it is none, too large, or not for this line', async () => {
    const [order, other] = [await bought(), await bought()];
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(await send(order, svg)).toMatchObject({ status: 415, body: { code: 'photo_type' } });
    expect(await send(order, svg, 'image/svg+xml')).toMatchObject({
      status: 415,
      body: { code: 'content_type_not_supported' },
    });
    expect(await send(order, new Uint8Array(8 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
    const good = new Uint8Array(await photo());
    expect(await send({ token: order.token, line: other.line }, good)).toMatchObject({ status: 404 });
    const { body } = await send(other, good);
    expect(await write(order, { photo: body.photo })).toMatchObject({ status: 409, body: { code: 'photo_unknown' } });
  });
});
