import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendOrderLink, trackOrder } from './track-order.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What a question answers, what the database was asked, and after how long. */
async function ask(
  question: { readonly number: string; readonly email?: string },
  { bearer, isDemonstration = false, allowed = true, answer = null as unknown } = {} as {
    bearer?: string;
    isDemonstration?: boolean;
    allowed?: boolean;
    answer?: unknown;
  },
) {
  const call = vi.fn(async (..._: unknown[]) => answer);
  const identify = vi.fn(async (token: string) => (token === 'good' ? 'user' : undefined));
  const dependencies = { call, identify, allowNumber: async () => allowed, isDemonstration, random: () => 0.5 };
  const started = Date.now();
  let took = 0;
  const asking = trackOrder(dependencies, question, bearer).then((outcome) => {
    took = Date.now() - started;
    return outcome;
  });
  await vi.advanceTimersByTimeAsync(1000);
  return { outcome: await asking, asked: call.mock.calls.map(([, parameters]) => parameters), took };
}

describe('tracking', () => {
  it('asks as a parcel and as an order about what can be both, in one spelling', async () => {
    const { asked } = await ask({ number: ' gj 572 400 000 ', email: ' Ruta@Example.com' });
    expect(asked).toEqual([
      { wanted_order: 'GJ-572-400-000', wanted_parcel: 'GJ572400000', owner_email: 'ruta@example.com', owner: null },
    ]);
  });

  it('knows whoever is signed in as an owner, and nobody by a token that is not good', async () => {
    const signedIn = await ask({ number: 'GJ-572-400-000' }, { bearer: 'good', answer: ['delivered'] });
    expect(signedIn.asked).toMatchObject([{ owner_email: null, owner: 'user' }]);
    expect(signedIn.outcome).toMatchObject({ ok: true, value: { found: true, states: ['delivered'] } });
    const stranger = await ask({ number: 'GJ-572-400-000' }, { bearer: 'bad' });
    expect(stranger.asked).toMatchObject([{ owner_email: null, owner: null }]);
  });

  it('answers numbers for trying things out on a demonstration machine alone', async () => {
    const number = 'DEMO00000001';
    const there = await ask({ number }, { isDemonstration: true });
    expect(there.outcome).toEqual({
      ok: true,
      value: { found: true, states: ['in_transit'], isDemonstration: true },
    });
    expect(there.asked).toEqual([]);
    const inProduction = await ask({ number });
    expect(inProduction.outcome).toEqual({ ok: true, value: { found: false } });
    expect(inProduction.asked).toHaveLength(1);
  });

  it('takes the same time for every answer', async () => {
    const times = await Promise.all([
      ask({ number: 'x' }),
      ask({ number: 'GJ-572-400-000' }, { answer: ['delivered'] }),
      ask({ number: 'GJ-572-400-000' }),
      ask({ number: 'GJ-572-400-000' }, { allowed: false }),
    ]);
    expect(new Set(times.map(({ took }) => took))).toEqual(new Set([250]));
  });
});

describe('the link by mail', () => {
  it.each([
    ['rubbish', true, true, 0],
    ['GJ-572-400-000', false, true, 0],
    ['GJ-572-400-000', true, false, 0],
    ['GJ-572-400-000', true, true, 1],
  ] as const)('case %#', async (number, numberAllowed, mailAllowed, calls) => {
    const call = vi.fn(async () => null);
    const dependencies = { call, allowNumber: async () => numberAllowed, allowMail: async () => mailAllowed };
    const sending = sendOrderLink(dependencies, { number, email: 'ruta@example.com' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await sending).toEqual({ ok: true, value: { ok: true } });
    expect(call).toHaveBeenCalledTimes(calls);
  });
});
