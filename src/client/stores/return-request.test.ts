import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from './fake-browser.ts';

const token = '8f14e45f-ceea-467f-a0e6-1d2a3b4c5d6e';
const small = '11111111-1111-4111-8111-111111111111';
const options = (quantity = 2) => ({
  ...{ orderNumber: 'GJ-572-400-004', currency: 'EUR', unsent: 0, labelCost: 495, paidBy: 'card', returnDays: 30 },
  ...{ holdDays: 30, processingDays: [2, 3], refundDays: [1, 2], returns: [] },
  lines: [
    {
      ...{ line: 1, variant: small, name: 'Dress', name_lt: 'Suknelė', name_ru: 'Платье', image: '', size: 'S' },
      ...{ color: 'red', bought: 2, quantity, lastDay: '2026-12-01', mayReturn: quantity > 0, mayClaim: quantity > 0 },
      ...{ worth: [4900, 9800].slice(0, quantity), sizes: [] },
    },
  ],
});
const taken = { returnNumber: 'GJ-572-400-004-R1', reason: 'return', currency: 'EUR', goods: 4900, labelCost: 495 };
const refusal = (status: number, code: string) =>
  Response.json({ error: 'A sentence', code, requestId: 'r1' }, { status });

/** Answers of request-return in turn; the last one stays. None: the network is down. */
let answers: (() => Response)[] = [];
let opened: () => Response = () => Response.json(options());
const sent: { requestId: string; lines: unknown[] }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  opened = () => Response.json(options());
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.includes('return-options')) return opened();
    sent.push(JSON.parse(String(init?.body)));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined) throw new TypeError('network');
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openPage(earlier?: Parameters<typeof fakeBrowser>[1], asked: string | null = token) {
  const browser = fakeBrowser(undefined, earlier);
  const page = await import('./return-request.ts');
  await page.openReturn(asked);
  return { ...browser, ...page };
}

function choose(page: Awaited<ReturnType<typeof openPage>>, quantity = 1): void {
  page.changeReturn({ reason: 'return', chosen: { [`1:${small}`]: { quantity } } });
}

async function send(page: Awaited<ReturnType<typeof openPage>>) {
  const sending = page.sendReturn();
  await vi.runAllTimersAsync();
  await sending;
}

describe('asking for a return', () => {
  it('keeps what was chosen over a reload, for this order alone', async () => {
    const page = await openPage();
    choose(page);
    const again = await openPage(page);
    expect(again.$returnForm.get()).toMatchObject({ reason: 'return', chosen: { [`1:${small}`]: { quantity: 1 } } });
    const other = await openPage(page, '00000000-0000-4000-8000-000000000000');
    expect(other.$returnForm.get().reason).toBeUndefined();
  });

  it('sends the same request again when no answer came, and another one for another choice', async () => {
    answers = [];
    const page = await openPage();
    choose(page);
    await send(page);
    expect(page.$refusal.get()).toBe('offline');
    answers = [() => Response.json(taken)];
    const reloaded = await openPage(page);
    await send(reloaded);
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
    expect(reloaded.$made.get()).toEqual(taken);
    await reloaded.beginAnother();
    choose(reloaded, 2);
    await send(reloaded);
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(2);
  });

  it('shows what was made after a reload, until another one is begun', async () => {
    answers = [() => Response.json(taken)];
    const page = await openPage();
    choose(page);
    await send(page);
    const again = await openPage(page);
    expect(again.$made.get()?.returnNumber).toBe(taken.returnNumber);
    await again.beginAnother();
    expect(again.$made.get()).toBeUndefined();
  });

  it('reads the order anew when its pieces are gone, and keeps the other choices', async () => {
    answers = [() => refusal(409, 'pieces_taken')];
    const page = await openPage();
    choose(page, 2);
    opened = () => Response.json(options(1));
    await send(page);
    expect(page.$refusal.get()).toBe('taken');
    const order = page.$order.get();
    expect(order.state === 'open' && order.options.lines[0]?.quantity).toBe(1);
    expect(page.$returnForm.get().reason).toBe('return');
    expect(page.$sending.get()).toBe(false);
  });

  it.each([
    [404, 'order_unknown', 'without'],
    [400, 'invalid_request', 'without'],
    [429, 'rate_limited', 'limited'],
    [500, 'unexpected', 'failed'],
  ] as const)('that answers %i %s is %s', async (status, code, state) => {
    opened = () => refusal(status, code);
    expect((await openPage()).$order.get().state).toBe(state);
  });

  it('without a token asks nobody', async () => {
    const page = await openPage(undefined, null);
    expect(page.$order.get().state).toBe('without');
  });
});
