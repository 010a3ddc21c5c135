import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type * as BankPayments from '#src/server/vendors/paysera/bank-payments.ts';
import type * as Mail from '#src/server/vendors/resend/mail.ts';
import type * as CardPayments from '#src/server/vendors/stripe/card-payments.ts';
import type * as Database from '#src/server/vendors/supabase/database.ts';
import { shop as office } from '#src/server/wiring.ts';
import { addCoupon } from '#tests/support/coupon-rows.ts';
import { arm, type Fault, faultReport, inProcess } from './fault-points.ts';
import {
  leave,
  newPurchase,
  nextRuns,
  type Outcome,
  order,
  type Purchase,
  passTime,
  pay,
  recover,
  settleAccounts,
  tell,
  tick,
} from './purchase-under-faults.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { delivery } from './test-orders.ts';

// Whatever the shop calls outside its process passes a step on its way. (Mocks stand above every import.)
vi.mock('#src/server/vendors/supabase/database.ts', async (original) =>
  (await import('./fault-points.ts')).faultyDatabase(await original<typeof Database>()),
);
vi.mock('#src/server/vendors/resend/mail.ts', async (original) =>
  (await import('./fault-points.ts')).faultyMail(await original<typeof Mail>()),
);
vi.mock('#src/server/vendors/stripe/card-payments.ts', async (original) =>
  (await import('./fault-points.ts')).faultyCards(await original<typeof CardPayments>()),
);
vi.mock('#src/server/vendors/paysera/bank-payments.ts', async (original) =>
  (await import('./fault-points.ts')).faultyBanks(await original<typeof BankPayments>()),
);

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
beforeAll(async () => {
  await shop.webhooks({ paused: true });
});

interface Story {
  readonly name: string;
  /** What comes before the first step that a fault may befall. */
  begin(): Promise<Purchase>;
  happen(purchase: Purchase): Promise<void>;
  /** Asserts how it may end, whatever befell one of its steps. */
  end(outcome: Outcome): void;
  /** Pieces that somebody else holds in the end. */
  readonly takenByOthers?: number;
}

const afterwards = ['send-outbox', 'issue-documents'] as const;

async function purchased(options: Parameters<typeof newPurchase>[1] = {}): Promise<Purchase> {
  const purchase = await newPurchase(shop, options);
  await order(purchase);
  await pay(purchase);
  await tell(purchase);
  await tick(purchase, ...afterwards);
  return purchase;
}

/** Orders, lets the time to pay run out; with `rival`, somebody else takes the last piece. */
async function tooLate(method: 'card' | 'bank', hasRival: boolean): Promise<Purchase> {
  const purchase = await newPurchase(shop, { method, pieces: 1 });
  await order(purchase);
  await passTime(purchase, 90);
  await tick(purchase, 'expire-reservations');
  if (!hasRival) return purchase;
  const wish = { ...purchase.body, checkoutId: randomUUID(), customerEmail: `${randomUUID()}@example.com` };
  expect((await shop.post('create-checkout', wish, { ip: randomUUID() })).status).toBe(200);
  return purchase;
}

async function cancelByOffice(purchase: Purchase): Promise<void> {
  const [row] = await shop.sql<{ id: string }[]>`select id from orders where customer_email = ${purchase.email}`;
  const cancel = () => office().cancelOrder({ orderId: row?.id ?? '', actor: 'admin', restock: true });
  // The administrator presses the button again when it did not answer.
  for (const _ of [1, 2]) if ((await inProcess(() => cancel().catch(() => undefined))) !== undefined) return;
}

const boughtOnce = ({ bought, payments }: Outcome) => expect({ bought, payments }).toEqual({ bought: 1, payments: 1 });
const moneyBack = ({ bought, returned }: Outcome) => {
  expect(bought).toBe(0);
  expect(returned).toBeGreaterThan(0);
};

const buy = (options: Parameters<typeof newPurchase>[1] = {}): Omit<Story, 'name'> => ({
  begin: () => newPurchase(shop, options),
  async happen(purchase) {
    await order(purchase, 3);
    await pay(purchase);
    await tell(purchase);
    await tick(purchase, ...afterwards);
  },
  end: boughtOnce,
});

const payTooLate = (method: 'card' | 'bank', hasRival: boolean): Omit<Story, 'name'> => ({
  begin: () => tooLate(method, hasRival),
  async happen(purchase) {
    await pay(purchase);
    await tell(purchase);
    await tick(purchase, 'send-refunds', ...afterwards);
  },
  end: hasRival ? moneyBack : boughtOnce,
  takenByOthers: hasRival ? 1 : 0,
});

const turnBack: Omit<Story, 'name'> = {
  begin: () => newPurchase(shop),
  async happen(purchase) {
    await order(purchase);
    await leave(purchase);
    await tick(purchase, 'expire-reservations');
  },
  end: ({ bought, payments }) => expect({ bought, payments }).toEqual({ bought: 0, payments: 0 }),
};

const takenBack: Omit<Story, 'name'> = {
  begin: () => purchased(),
  async happen(purchase) {
    await cancelByOffice(purchase);
    await tick(purchase, 'send-refunds');
    await tell(purchase);
    await tick(purchase, ...afterwards);
  },
  end: moneyBack,
};

const withoutMessage: Omit<Story, 'name'> = {
  begin: async () => ({ ...(await newPurchase(shop)), areMessagesLost: true }),
  async happen(purchase) {
    await order(purchase, 3);
    await pay(purchase);
    await passTime(purchase, 3);
    await tick(purchase, 'ask-about-payments', ...afterwards);
  },
  end: boughtOnce,
};

const paidTwice: Omit<Story, 'name'> = {
  begin: () => purchased(),
  async happen(purchase) {
    const [row] = await shop.sql<{ id: string; total_amount: number }[]>`
      select id, total_amount from orders where customer_email = ${purchase.email}`;
    purchase.bankPayments.push({ request: randomUUID(), orderId: row?.id ?? '', amount: row?.total_amount ?? 0 });
    await tell(purchase);
    await tick(purchase, 'send-refunds', 'send-outbox');
  },
  end: ({ bought, payments }) => expect({ bought, payments }).toEqual({ bought: 1, payments: 2 }),
};

const freeOfCharge: Omit<Story, 'name'> = {
  async begin() {
    await shop.sql`update shipping_zones set standard_fee = 0 where country = 'EE'`;
    const { code } = await addCoupon(shop.sql, { value: 100 });
    const estonia = { ...delivery, country: 'EE', postcode: '10111', phone: '+37251234567' };
    return newPurchase(shop, { changes: { delivery: estonia, couponCode: code } });
  },
  async happen(purchase) {
    await order(purchase, 3);
    await tick(purchase, ...afterwards);
  },
  end: ({ bought, payments }) => expect({ bought, payments }).toEqual({ bought: 1, payments: 0 }),
};

const stories: readonly Story[] = [
  { name: 'a purchase by card', ...buy() },
  { name: 'a purchase by bank', ...buy({ method: 'bank' }) },
  { name: 'a card payment too late, the goods still there', ...payTooLate('card', false) },
  { name: 'a card payment too late, the goods gone', ...payTooLate('card', true) },
  { name: 'a bank payment too late, the goods gone', ...payTooLate('bank', true) },
  { name: 'a shopper who turns back from paying', ...turnBack },
  { name: 'a paid order that the shop takes back', ...takenBack },
  { name: 'a card payment whose message never comes', ...withoutMessage },
  { name: 'an order paid twice, by card and by bank', ...paidTwice },
  { name: 'an order of nothing', ...freeOfCharge },
];

/** Lets a story happen with this fault in it, up to the next run of every job. Answers whether it came to the fault. */
async function happen(story: Story, fault?: Fault): Promise<{ purchase: Purchase; wasReached: boolean }> {
  arm();
  const purchase = await story.begin();
  arm(fault);
  await story.happen(purchase);
  const { steps, wasReached } = faultReport();
  arm();
  if (fault !== undefined)
    purchase.happened = `${fault.manner} ${fault.moment} ${fault.step} (${steps[fault.step - 1]})`;
  await nextRuns(purchase);
  return { purchase, wasReached };
}

async function end(story: Story, purchases: readonly Purchase[]): Promise<void> {
  await recover(purchases);
  for (const outcome of await settleAccounts(purchases, story.takenByOthers)) story.end(outcome);
}

describe.each(stories)('$name', (story) => {
  it('goes well when nothing happens', async () => {
    const { purchase } = await happen(story);
    await end(story, [purchase]);
  });

  it.each([
    { manner: 'killed', moment: 'before' },
    { manner: 'killed', moment: 'after' },
    { manner: 'failed', moment: 'before' },
    { manner: 'failed', moment: 'after' },
  ] as const)(
    'is settled in the end when any one call is $manner $moment its effect',
    async (kind) => {
      const purchases: Purchase[] = [];
      for (let step = 1; ; step += 1) {
        const { purchase, wasReached } = await happen(story, { ...kind, step });
        purchases.push(purchase);
        if (!wasReached) break;
      }
      expect(purchases.length).toBeGreaterThan(5);
      await end(story, purchases);
    },
    120_000,
  );
});
