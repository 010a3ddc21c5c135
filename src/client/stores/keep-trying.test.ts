import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://backend.example');
vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
const { BackendRefused, BackendUnreachable } = await import('#src/client/backend/call-backend.ts');
const { keepTrying } = await import('./keep-trying.ts');

const work = vi.fn<() => Promise<void>>();
beforeEach(() => {
  vi.useFakeTimers();
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
});
afterEach(() => {
  vi.useRealTimers();
  work.mockReset();
});

it('tries what reached nobody again, with pauses that double', async () => {
  work.mockRejectedValue(new BackendUnreachable('offline'));
  keepTrying(work).wake();
  const tries = [];
  for (const milliseconds of [0, 1_999, 1, 3_999, 1]) {
    await vi.advanceTimersByTimeAsync(milliseconds);
    tries.push(work.mock.calls.length);
  }
  expect(tries).toEqual([1, 1, 2, 2, 3]);
});

it('does not insist on what was refused, until there is something new', async () => {
  work.mockRejectedValue(new BackendRefused(401, 'the session is over'));
  const trying = keepTrying(work);
  trying.wake();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(work).toHaveBeenCalledTimes(1);
  trying.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
});

it('does one thing at a time, and once more for what came meanwhile', async () => {
  let end = () => {};
  work.mockImplementation(() => new Promise((resolve) => (end = resolve)));
  const trying = keepTrying(work);
  trying.wake();
  await vi.advanceTimersByTimeAsync(0);
  trying.wake();
  trying.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
});

it('does nothing more once it is stopped', async () => {
  const trying = keepTrying(work);
  trying.wake(1_000);
  trying.stop();
  trying.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).not.toHaveBeenCalled();
});
