import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OrderProgress, parcelStates, shownRefundStates, toldEvents } from './order-progress.ts';
import { isSettled, shownState, shownStates } from './shown-state.ts';
import { orderTransitions, paymentTransitions } from './states.ts';
import { buildTimeline } from './timeline.ts';

const placed: OrderProgress = {
  status: 'processing',
  paymentStatus: 'paid',
  paymentMethod: 'card',
  placedAt: '2026-11-20T08:00:00Z',
  paidAt: '2026-11-20T08:03:00Z',
  promised: { from: '2026-11-24', to: '2026-11-26' },
  toLocker: false,
  parcels: [],
  events: [],
  refunds: [],
};
const refund = {
  amount: 8900,
  currency: 'EUR',
  state: 'owed',
  askedAt: '2026-11-21T10:00:00Z',
  dueAt: '2026-12-05T10:00:00Z',
  madeAt: null,
} as const;
const parcel = (state: (typeof parcelStates)[number]) => ({ state });
const told = (order: Partial<OrderProgress>, today = '2026-11-23') => {
  const { passed, coming } = buildTimeline({ ...placed, ...order }, today);
  return [passed.map(({ kind }) => kind), coming.map(({ kind }) => kind)];
};

describe('the timeline', () => {
  it.each([
    [
      'still to be paid',
      { status: 'pending', paymentStatus: 'unpaid', paidAt: null },
      ['placed'],
      ['pay', 'send', 'deliver'],
    ],
    ['paid', {}, ['placed', 'paid'], ['send', 'deliver']],
    ['paid by a code alone', { paymentMethod: 'none' }, ['placed'], ['send', 'deliver']],
    ['to a locker', { toLocker: true }, ['placed', 'paid'], ['send', 'collect']],
    [
      'sent in part',
      { parcels: [parcel('preparing')], events: [{ code: 'parcel_shipped', at: '2026-11-23T08:00:00Z', parcel: 0 }] },
      ['placed', 'paid', 'parcel_shipped'],
      ['send_rest', 'deliver'],
    ],
    ['sent', { status: 'shipped', parcels: [parcel('in_transit')] }, ['placed', 'paid'], ['deliver']],
    ['delivered', { status: 'delivered', parcels: [parcel('delivered')] }, ['placed', 'paid'], []],
    ['disputed before it was sent', { paymentStatus: 'disputed' }, ['placed', 'paid'], ['decide']],
    [
      'disputed on its way',
      { status: 'shipped', paymentStatus: 'disputed', parcels: [parcel('in_transit')] },
      ['placed', 'paid'],
      ['deliver'],
    ],
    [
      'never paid',
      {
        ...{ status: 'cancelled', paymentStatus: 'failed', paidAt: null },
        events: [{ code: 'cancelled_unpaid', at: '2026-11-20T08:31:00Z', parcel: null }],
      },
      ['placed', 'cancelled_unpaid'],
      [],
    ],
    [
      'paid too late',
      {
        ...{ status: 'cancelled', paidAt: '2026-11-20T09:00:00Z', refunds: [refund] },
        events: [
          { code: 'cancelled_unpaid', at: '2026-11-20T08:31:00Z', parcel: null },
          { code: 'paid_too_late', at: '2026-11-20T09:00:00Z', parcel: null },
        ],
      },
      ['placed', 'cancelled_unpaid', 'paid_too_late', 'refund_owed'],
      ['refund'],
    ],
    [
      'paid with another amount',
      {
        ...{ status: 'pending', paymentStatus: 'unpaid', paidAt: '2026-11-20T08:03:00Z', refunds: [refund] },
        events: [{ code: 'amount_mismatch', at: '2026-11-20T08:03:00Z', parcel: null }],
      },
      ['placed', 'amount_mismatch', 'refund_owed'],
      ['pay', 'send', 'deliver', 'refund'],
    ],
    [
      'given back in part, while the rest is on its way',
      {
        ...{ status: 'shipped', paymentStatus: 'partially_refunded', parcels: [parcel('picked_up')] },
        refunds: [{ ...refund, state: 'made', madeAt: '2026-11-22T10:00:00Z' }],
      },
      ['placed', 'paid', 'refund_made'],
      ['deliver'],
    ],
  ] as const)('of an order that is %s', (_, order, passed, coming) => {
    expect(told(order as Partial<OrderProgress>)).toEqual([passed, coming]);
  });

  it('tells the last refused card while nothing is paid, and none afterwards', () => {
    const events = ['2026-11-20T08:01:00Z', '2026-11-20T08:02:00Z'].map(
      (at) => ({ code: 'payment_declined', at, parcel: null }) as const,
    );
    const unpaid = buildTimeline(
      { ...placed, status: 'pending', paymentStatus: 'unpaid', paidAt: null, events },
      '2026-11-20',
    );
    expect(unpaid.passed.map(({ kind, at }) => [kind, at])).toEqual([
      ['placed', placed.placedAt],
      ['payment_declined', '2026-11-20T08:02:00Z'],
    ]);
    expect(told({ events })[0]).toEqual(['placed', 'paid']);
  });

  it('gives the promised days, and says when they are over', () => {
    const arrival = (today: string) => buildTimeline({ ...placed, status: 'shipped' }, today).coming[0];
    expect(arrival('2026-11-26')).toMatchObject({ from: '2026-11-24', to: '2026-11-26', isLate: false });
    expect(arrival('2026-11-27')).toMatchObject({ isLate: true });
    const { coming } = buildTimeline({ ...placed, status: 'shipped', promised: null }, '2026-11-27');
    expect(coming[0]).toMatchObject({ from: null, to: null, isLate: false });
  });

  it('names the last day of a refund in Vilnius', () => {
    const late = { ...refund, dueAt: '2026-12-05T22:30:00Z' };
    const { coming } = buildTimeline({ ...placed, status: 'delivered', refunds: [late] }, '2026-11-23');
    expect(coming).toEqual([
      { kind: 'refund', from: null, to: '2026-12-06', isLate: false, money: { amount: 8900, currency: 'EUR' } },
    ]);
  });
});

const times = fc
  .integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') })
  .map((time) => new Date(time).toISOString());
const anyOrder: fc.Arbitrary<OrderProgress> = fc.record({
  status: fc.constantFrom(...(Object.keys(orderTransitions) as OrderProgress['status'][])),
  paymentStatus: fc.constantFrom(...(Object.keys(paymentTransitions) as OrderProgress['paymentStatus'][])),
  paymentMethod: fc.constantFrom('card', 'bank', 'none'),
  placedAt: times,
  paidAt: fc.option(times),
  promised: fc.option(fc.constant({ from: '2026-11-24', to: '2026-11-26' })),
  toLocker: fc.boolean(),
  parcels: fc.array(fc.record({ state: fc.constantFrom(...parcelStates) }), { maxLength: 3 }),
  events: fc.array(fc.record({ code: fc.constantFrom(...toldEvents), at: times, parcel: fc.option(fc.nat(2)) }), {
    maxLength: 12,
  }),
  refunds: fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 100_000 }),
      currency: fc.constantFrom('EUR', 'USD'),
      state: fc.constantFrom(...shownRefundStates),
      askedAt: times,
      dueAt: times,
      madeAt: fc.option(times),
    }),
    { maxLength: 3 },
  ),
});

describe('the timeline of any order', () => {
  it('begins with the order or what is older, and goes forwards in time', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { passed } = buildTimeline(order, '2026-11-23');
        const at = passed.map((step) => Date.parse(step.at));
        expect(at).toEqual(at.toSorted((one, other) => one - other));
        expect(passed.filter(({ kind }) => kind === 'placed')).toHaveLength(1);
      }),
    );
  });

  it('tells every refund once, and promises those that are not made', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { passed, coming } = buildTimeline(order, '2026-11-23');
        const sum = (steps: readonly { readonly money: { readonly amount: number } | null }[]) =>
          steps.reduce((total, { money }) => total + (money?.amount ?? 0), 0);
        const all = order.refunds.reduce((total, { amount }) => total + amount, 0);
        const open = order.refunds.filter(({ madeAt }) => madeAt === null);
        expect(sum(passed)).toBe(all);
        expect(sum(coming)).toBe(open.reduce((total, { amount }) => total + amount, 0));
      }),
    );
  });

  it('leaves out nothing that happened to a parcel', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const of = (list: readonly { readonly parcel: number | null }[]) =>
          list.filter(({ parcel: which }) => which !== null).length;
        const events = order.events.filter(({ code }) => code !== 'payment_declined');
        const { passed } = buildTimeline({ ...order, events }, '2026-11-23');
        expect(of(passed)).toBe(of(events));
      }),
    );
  });

  it('promises goods only while some can still come', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { coming } = buildTimeline(order, '2026-11-23');
        const isOver = ['cancelled', 'returned', 'delivered'].includes(order.status);
        const goods = coming.filter(({ kind }) => kind !== 'refund');
        expect(goods.length > 0).toBe(!isOver);
      }),
    );
  });
});

describe('where an order stands', () => {
  it.each([
    [{ status: 'pending', paymentStatus: 'unpaid' }, 'waiting'],
    [{}, 'preparing'],
    [{ paymentStatus: 'disputed' }, 'disputed'],
    [{ parcels: [parcel('in_transit')] }, 'partSent'],
    [{ status: 'shipped', parcels: [parcel('preparing'), parcel('preparing')] }, 'packed'],
    [{ status: 'shipped', parcels: [parcel('preparing'), parcel('in_transit')] }, 'onItsWay'],
    [{ status: 'shipped', parcels: [parcel('delivered'), parcel('in_transit')] }, 'partDelivered'],
    [{ status: 'shipped', parcels: [parcel('delivered'), parcel('out_for_delivery')] }, 'outForDelivery'],
    [{ status: 'delivered', parcels: [parcel('delivered')] }, 'delivered'],
    [{ status: 'returned' }, 'returned'],
    [{ status: 'cancelled', paymentStatus: 'failed' }, 'unpaid'],
    [{ status: 'cancelled', paymentStatus: 'paid', paymentMethod: 'none' }, 'cancelled'],
    [{ status: 'cancelled', refunds: [refund] }, 'refunding'],
    [{ status: 'cancelled', refunds: [{ ...refund, state: 'made', madeAt: '2026-11-22T10:00:00Z' }] }, 'refunded'],
  ] as const)('case %#', (order, state) => {
    expect(shownState({ ...placed, ...(order as Partial<OrderProgress>) })).toBe(state);
  });

  it('has a word for every order, and rests only where no goods and no money are to come', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const state = shownState(order);
        expect(shownStates).toContain(state);
        if (isSettled(state)) {
          expect(order.status).toBe('cancelled');
          expect(order.refunds.every((one) => one.state === 'made')).toBe(true);
        }
      }),
    );
  });
});
