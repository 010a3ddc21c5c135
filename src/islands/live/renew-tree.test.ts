import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const fetched = vi.fn<(address: string) => Promise<Response>>();
const reported = vi.fn<(fault: Error) => void>();
const asked = vi.fn(() => []);

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'lt' }, addEventListener: () => {}, querySelectorAll: asked });
  vi.stubGlobal('location', { pathname: '/lt/women/dresses' });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('reportError', reported);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const renew = async () => (await import('./renew-tree.ts')).renewTree();

it('logs a category tree that the shop does not give, and leaves the page as it is', async () => {
  fetched.mockResolvedValue(new Response('unavailable', { status: 503 }));
  await renew();
  expect(fetched.mock.calls[0]?.[0]).toBe('/lt/live/tree?of=women%2Fdresses');
  expect(reported.mock.calls).toEqual([[new Error('Failed to fetch categories')]]);
  expect(asked).not.toHaveBeenCalled();
});

it('takes a lost connection for nobody’s fault', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await renew();
  expect(reported).not.toHaveBeenCalled();
  expect(asked).not.toHaveBeenCalled();
});

it('takes a connection that is lost in the middle of an answer for nobody’s fault', async () => {
  const cut = new ReadableStream({ pull: (controller) => controller.error(new TypeError('Failed to fetch')) });
  fetched.mockResolvedValue(new Response(cut));
  await renew();
  expect(reported).not.toHaveBeenCalled();
  expect(asked).not.toHaveBeenCalled();
});
