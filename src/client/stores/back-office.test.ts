import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failure, success } from '#src/domain/result/result.ts';

const passAdminGate = vi.fn();
const accessToken = vi.fn();
const refreshUser = vi.fn();
vi.mock('../functions/admin-gate.ts', () => ({ passAdminGate }));
vi.mock('./session.ts', () => ({ accessToken }));
vi.mock('./sign-in.ts', () => ({ refreshUser }));

const minute = 60_000;
const until = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
const opened = (minutes = 30) => success({ ok: true, role: 'admin', expires_at: until(minutes) });
const listeners = new Map<string, () => void>();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  listeners.clear();
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: (type: string, hear: () => void) => listeners.set(type, hear),
    removeEventListener: (type: string) => listeners.delete(type),
  });
  passAdminGate.mockReset();
  accessToken.mockReset().mockResolvedValue('fresh');
  refreshUser.mockReset().mockResolvedValue(success(undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const store = () => import('./back-office.ts');
const acts = () => passAdminGate.mock.calls.map(([, { act }]) => act);

it('is open at once where this session has opened it already, and asks for the PIN where not', async () => {
  const { $gate, lookAtGate } = await store();
  passAdminGate.mockResolvedValueOnce(opened());
  await lookAtGate();
  expect($gate.get()).toMatchObject({ state: 'open', role: 'admin' });
  passAdminGate.mockResolvedValueOnce(failure('locked'));
  await lookAtGate();
  expect($gate.get()).toEqual({ state: 'locked', hasEnded: false });
});

it.each(['second_factor_required', 'not_staff', 'no_pin'] as const)(
  'says %s instead of asking for a PIN',
  async (why) => {
    const { $gate, lookAtGate, openGate } = await store();
    passAdminGate.mockResolvedValue(failure(why));
    await lookAtGate();
    expect($gate.get()).toEqual({ state: 'shut', why });
    expect(await openGate('1234')).toBeUndefined();
  },
);

it('says how many tries are left, and when the next one counts', async () => {
  const { $gate, lookAtGate, openGate } = await store();
  passAdminGate.mockResolvedValueOnce(failure('locked'));
  await lookAtGate();
  passAdminGate.mockResolvedValueOnce(failure('wrong_pin', { tries: 2, left: 3, error: 'A sentence' }));
  expect(await openGate('0000')).toEqual({ code: 'wrong_pin', left: 3 });
  passAdminGate.mockResolvedValueOnce(failure('too_many_tries', { tries: 5, again_at: '2026-11-23T10:00:00Z' }));
  expect(await openGate('0000')).toEqual({ code: 'too_many_tries', againAt: '2026-11-23T10:00:00Z' });
  passAdminGate.mockResolvedValueOnce(failure('offline'));
  expect(await openGate('4826')).toEqual({ code: 'offline' });
  expect($gate.get()).toEqual({ state: 'locked', hasEnded: false });
});

it('a session that is over is looked after by the page', async () => {
  const { lookAtGate } = await store();
  passAdminGate.mockResolvedValue(failure('session_expired'));
  await lookAtGate();
  expect(refreshUser).toHaveBeenCalledOnce();
});

it('stays open while somebody works, renewed every five minutes and not more often', async () => {
  const { $gate, keepGateOpen, lookAtGate } = await store();
  passAdminGate.mockImplementation(async () => opened());
  await lookAtGate();
  const end = keepGateOpen();
  for (let passed = 0; passed < 60; passed += 1) {
    listeners.get('keydown')?.();
    await vi.advanceTimersByTimeAsync(minute);
  }
  expect($gate.get().state).toBe('open');
  expect(acts().length).toBeGreaterThan(9);
  expect(acts().length).toBeLessThan(15);
  end();
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
});

it('locks itself when its time is over, and says why', async () => {
  const { $gate, keepGateOpen, lookAtGate } = await store();
  passAdminGate.mockImplementation(async () => opened());
  await lookAtGate();
  keepGateOpen();
  await vi.advanceTimersByTimeAsync(29 * minute);
  expect($gate.get().state).toBe('open');
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect($gate.get()).toEqual({ state: 'locked', hasEnded: true });
  expect(acts()).toEqual(['renew']);
});

it('is not locked by a renewal that did not get through, and is by one that was refused', async () => {
  const { $gate, keepGateOpen, lookAtGate } = await store();
  passAdminGate.mockResolvedValueOnce(opened());
  await lookAtGate();
  keepGateOpen();
  const work = async () => {
    listeners.get('pointerdown')?.();
    await vi.advanceTimersByTimeAsync(6 * minute);
  };
  passAdminGate.mockResolvedValueOnce(failure('offline'));
  await work();
  expect($gate.get().state).toBe('open');
  passAdminGate.mockResolvedValueOnce(failure('locked'));
  await work();
  expect($gate.get()).toEqual({ state: 'locked', hasEnded: true });
});

it('is locked for whoever looks at the screen before the server has answered', async () => {
  const { $gate, lockGate, lookAtGate } = await store();
  passAdminGate.mockResolvedValueOnce(opened());
  await lookAtGate();
  passAdminGate.mockReturnValue(new Promise(() => {}));
  void lockGate();
  expect($gate.get()).toEqual({ state: 'locked', hasEnded: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(acts()).toEqual(['renew', 'close']);
});
