import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://backend.example');
vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
const { BackendRefused, BackendUnreachable, callBackend } = await import('./call-backend.ts');

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

/** Never answers; ends as `fetch` does when its signal is aborted. */
const silence = (_: string, init: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    const end = () => reject(new DOMException('aborted', 'AbortError'));
    if (init.signal?.aborted) end();
    init.signal?.addEventListener('abort', end);
  });

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  fetched.mockReset();
});

describe('calling the backend', () => {
  it('posts the arguments with the publishable key and gives the answer as it is', async () => {
    fetched.mockResolvedValue(Response.json([{ id: 'dress' }]));
    expect(await callBackend('read_live_products', { ids: ['dress'] })).toEqual([{ id: 'dress' }]);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('https://backend.example/rest/v1/rpc/read_live_products');
    expect(init).toMatchObject({ method: 'POST', headers: { apikey: 'sb_publishable_test' } });
    expect(JSON.parse(String(init?.body))).toEqual({ ids: ['dress'] });
  });

  it('is refused with the status where the backend says no', async () => {
    fetched.mockResolvedValue(Response.json({ message: 'too many' }, { status: 400 }));
    const error = await callBackend('search', {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BackendRefused);
    expect(error).toMatchObject({ status: 400, message: expect.stringContaining('too many') });
  });

  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('network'))],
    ["a server's fault", () => Promise.resolve(new Response('', { status: 503 }))],
    ['an answer that is no JSON', () => Promise.resolve(new Response('<h1>'))],
  ])('is unreachable after %s', async (_, answer) => {
    fetched.mockImplementation(answer);
    await expect(callBackend('search', {})).rejects.toBeInstanceOf(BackendUnreachable);
  });

  it('is unreachable when no answer comes within eight seconds', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(silence);
    const call = callBackend('search', {}).catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(8_001);
    expect(await call).toBeInstanceOf(BackendUnreachable);
  });

  it("ends with the caller's reason when the caller gives up, before or while it waits", async () => {
    fetched.mockImplementation(silence);
    const caller = new AbortController();
    const call = callBackend('search', {}, caller.signal);
    caller.abort('typed on');
    await expect(call).rejects.toBe('typed on');
    await expect(callBackend('search', {}, caller.signal)).rejects.toBe('typed on');
  });
});
