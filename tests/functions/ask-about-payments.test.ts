import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { eventOf, placeTestOrder, stateOf, type TestOrder } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn'] });
afterEach(() => shop.webhooks({ double: false, shuffle: false, delaySeconds: 0, paused: false }));

describe('a payment whose message never comes', () => {
  const older = (ordered: TestOrder, minutes: number) => shop.sql`
    update payments set created_at = now() - ${minutes} * interval '1 minute', asked_at = null
    where order_id = (select id from orders where order_number = ${ordered.orderNumber})`;

  it('is found by asking the provider, and its message changes nothing when it comes after all', async () => {
    await shop.webhooks({ paused: true });
    const ordered = await placeTestOrder(shop, 2);
    await shop.pay(ordered.url);
    await shop.tick('ask-about-payments');
    expect(await stateOf(shop, ordered), 'the message has its two minutes').toEqual(['pending', 'unpaid', 2, 1]);
    await older(ordered, 3);
    await shop.tick('ask-about-payments');
    expect(await stateOf(shop, ordered)).toEqual(['processing', 'paid', 1, 0]);
    await shop.webhooks({ paused: false });
    await eventOf(shop, ordered);
    await shop.tick('send-outbox');
    expect(await stateOf(shop, ordered)).toEqual(['processing', 'paid', 1, 0]);
    expect(await shop.inbox(ordered.email)).toHaveLength(1);
  });

  it('is found even when its reservation has ended in the meantime', async () => {
    await shop.webhooks({ paused: true });
    const ordered = await placeTestOrder(shop, 2);
    await shop.pay(ordered.url);
    await shop.sql`update orders set expires_at = now() - interval '2 minutes' where order_number = ${ordered.orderNumber}`;
    await shop.tick('expire-reservations');
    expect(await stateOf(shop, ordered)).toEqual(['cancelled', 'failed', 2, 0]);
    await shop.sql`update orders set cancelled_at = now() - interval '2 minutes' where order_number = ${ordered.orderNumber}`;
    await shop.tick('ask-about-payments');
    expect(await stateOf(shop, ordered)).toEqual(['processing', 'paid', 1, 0]);
  });

  it('is asked about again at the next run when the provider could not be reached, even after it was let go', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await shop.webhooks({ paused: true });
    const ordered = await placeTestOrder(shop, 2);
    await shop.pay(ordered.url);
    await shop.sql`
      update orders set expires_at = now() - interval '2 minutes' where order_number = ${ordered.orderNumber}`;
    await shop.tick('expire-reservations');
    await shop.sql`
      update orders set cancelled_at = now() - interval '2 minutes' where order_number = ${ordered.orderNumber}`;
    const wrongSession = (name: string) => shop.sql`
      update payments set provider_session_id = ${name}
      where order_id = (select id from orders where order_number = ${ordered.orderNumber})`;
    await wrongSession('cs_test_unreachable');
    expect(await shop.tick('ask-about-payments')).toMatchObject({ failed: 1, settled: 0 });
    await wrongSession(ordered.session);
    expect(await shop.tick('ask-about-payments')).toMatchObject({ failed: 0, settled: 1 });
    expect(await stateOf(shop, ordered)).toEqual(['processing', 'paid', 1, 0]);
  });

  it('is found when it is made after its order was let go, by a session that could not be ended', async () => {
    await shop.webhooks({ paused: true });
    const ordered = await placeTestOrder(shop, 2);
    // As when the process was killed, or the provider out of reach, between letting go of the goods and ending the session.
    await shop.sql`select cancel_checkout(access_token) from orders where order_number = ${ordered.orderNumber}`;
    const later = (minutes: number) => shop.sql`
      update orders set cancelled_at = cancelled_at - ${minutes} * interval '1 minute',
        expires_at = expires_at - ${minutes} * interval '1 minute'
      where order_number = ${ordered.orderNumber}`;
    await later(2);
    expect(await shop.tick('ask-about-payments')).toMatchObject({ asked: 1, settled: 0, failed: 0 });
    await shop.pay(ordered.url);
    await later(40);
    await older(ordered, 42);
    await shop.sql`update payments set asked_at = now() - interval '40 minutes' where provider_session_id = ${ordered.session}`;
    expect(await shop.tick('ask-about-payments')).toMatchObject({ asked: 1, settled: 1, failed: 0 });
    expect(await stateOf(shop, ordered)).toEqual(['processing', 'paid', 1, 0]);
  });

  it('is not asked about any more when the provider has said that its session is over', async () => {
    const ordered = await placeTestOrder(shop, 2);
    const [row] = await shop.sql`select access_token from orders where order_number = ${ordered.orderNumber}`;
    await shop.post('cancel-checkout', { token: row?.['access_token'] });
    const { id } = await eventOf(shop, ordered, 'checkout.session.expired');
    // The provider has said it; until the shop has heard it, it may ask.
    await eventually(async () =>
      expect(await shop.sql`select from webhook_events where event_id = ${id}`).toHaveLength(1),
    );
    await shop.sql`
      update orders set cancelled_at = now() - interval '2 minutes' where order_number = ${ordered.orderNumber}`;
    expect(await shop.tick('ask-about-payments')).toMatchObject({ asked: 0 });
  });

  it('that was not made stays as it is, and is not asked about again at once', async () => {
    const ordered = await placeTestOrder(shop, 2);
    await older(ordered, 3);
    expect((await shop.tick('ask-about-payments')).asked).toBeGreaterThanOrEqual(1);
    expect(await stateOf(shop, ordered)).toEqual(['pending', 'unpaid', 2, 1]);
    expect(await shop.tick('ask-about-payments')).toEqual({ asked: 0, settled: 0, failed: 0 });
  });
});
