import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from './fake-browser.ts';

const token = '8f14e45f-ceea-467f-a0e6-1d2a3b4c5d6e';
const photo = '11111111-1111-4111-8111-111111111111';
const lineOf = (line: number, review: object | null = null) => ({
  ...{ line, orderNumber: 'GJ-572-400-004', productId: 'dress', name: { en: 'Dress', lt: 'Suknelė', ru: 'Платье' } },
  ...{ image: '', size: 'S', color: 'red', isSold: true, authorName: 'Rūta', review },
});
const written = {
  stars: 2,
  fit: null,
  text: 'Thin.',
  authorName: 'R.',
  photo: null,
  state: 'rejected',
  rejection: 'Phone.',
};
const refusal = (status: number, code: string) =>
  Response.json({ error: 'A sentence', code, requestId: 'r1' }, { status });

/** Answers by function; none: the network is down. */
let answers: Record<string, () => Response> = {};
const sent: { name: string; body: unknown }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  const options = { orderNumber: 'GJ-572-400-004', undelivered: 0, lines: [lineOf(1), lineOf(2), lineOf(3, written)] };
  answers = {
    'review-options': () => Response.json(options),
    'write-review': () => Response.json({ state: 'pending' }),
    'delete-review': () => Response.json({ deleted: true }),
    'review-photo': () => Response.json({ photo }),
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const name = /functions\/([\w-]+)/.exec(url)?.[1] ?? '';
    const { body } = init;
    if (body !== undefined) sent.push({ name, body: body instanceof Blob ? body : JSON.parse(String(body)) });
    const answer = answers[name];
    if (answer === undefined) throw new TypeError('network');
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openPage(session?: Parameters<typeof fakeBrowser>[1], wanted?: number) {
  const browser = fakeBrowser(undefined, session);
  const page = await import('./review-page.ts');
  await page.openReviews(token, wanted);
  const order = page.$reviewOrder.get();
  if (order.state !== 'open') throw new Error(order.state);
  const [first, second, third] = order.options.lines;
  if (!first || !second || !third) throw new Error('lines are missing');
  return { ...browser, ...page, first, second, third };
}

/** Lets the pauses before another try pass. */
async function settle(work: Promise<void>): Promise<void> {
  await vi.runAllTimersAsync();
  await work;
}

describe('the page of reviews', () => {
  it('opens the first form, or the one that a letter names', async () => {
    expect((await openPage()).$reviewWork.get()).toEqual({ 1: { isOpen: true } });
    expect((await openPage(undefined, 2)).$reviewWork.get()).toEqual({ 2: { isOpen: true } });
  });

  it('sends what was typed, trimmed, and shows it as waiting', async () => {
    const page = await openPage();
    page.changeReview(page.first, { stars: 5, text: ' Soft. ' });
    await page.sendReview(page.first, 'lt');
    expect(sent).toEqual([
      {
        name: 'write-review',
        body: {
          ...{ token, line: 1, language: 'lt', stars: 5, fit: null },
          text: 'Soft.',
          authorName: 'Rūta',
          photo: null,
        },
      },
    ]);
    expect(page.$reviewWork.get()[1]).toMatchObject({ isOpen: false, said: 'sent' });
    expect(page.$reviewDrafts.get()).toEqual({});
  });

  it('keeps every word that was refused or did not get through', async () => {
    const page = await openPage();
    page.changeReview(page.first, { stars: 5, text: 'Soft.', photo });
    for (const [answer, said] of [
      [undefined, 'offline'],
      [() => refusal(429, 'rate_limited'), 'limited'],
      [() => refusal(409, 'review_closed'), 'closed'],
      [() => refusal(409, 'photo_unknown'), 'photoGone'],
    ] as const) {
      if (answer === undefined) delete answers['write-review'];
      else answers['write-review'] = answer;
      await settle(page.sendReview(page.first, 'en'));
      expect(page.$reviewWork.get()[1]).toMatchObject({ isBusy: false, refusal: said });
      expect(page.$reviewDrafts.get()[1]).toMatchObject({ stars: 5, text: 'Soft.' });
    }
    expect(page.$reviewDrafts.get()[1]?.photo, 'a photo that has gone is not sent again').toBeNull();
  });

  it('takes a rejected review back and leaves its words in the form', async () => {
    const page = await openPage();
    await page.takeReviewBack(page.third, true);
    expect(page.$reviewDrafts.get()[3]).toMatchObject({ stars: 2, text: 'Thin.', authorName: 'R.' });
    expect(page.$reviewWork.get()[3]).toMatchObject({ isOpen: true });
  });

  it('sends a photo ahead, and nothing that is none', async () => {
    const page = await openPage();
    await page.chooseReviewPhoto(page.first, new Blob(['<svg/>'], { type: 'image/svg+xml' }));
    expect(page.$reviewWork.get()[1]).toMatchObject({ photoRefusal: 'type' });
    expect(sent).toEqual([]);
    await page.chooseReviewPhoto(page.first, new Blob(['jpeg'], { type: 'image/jpeg' }));
    expect(sent[0]?.body).toBeInstanceOf(Blob);
    expect(page.$reviewDrafts.get()[1]?.photo).toBe(photo);
    answers['review-photo'] = () => refusal(422, 'photo_unfit');
    await page.chooseReviewPhoto(page.first, new Blob(['jpeg'], { type: 'image/jpeg' }));
    expect(page.$reviewWork.get()[1]).toMatchObject({ photoRefusal: 'unfit', isSendingPhoto: false });
  });
});
