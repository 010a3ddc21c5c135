import { atom } from 'nanostores';
import { type AdminGateRequest, pinRefusal } from '#src/contracts/admin-gate.ts';
import type { StaffRole } from '#src/domain/admin/sections.ts';
import { failure } from '#src/domain/result/result.ts';
import { passAdminGate } from '../functions/admin-gate.ts';
import { accessToken } from './session.ts';
import { refreshUser } from './sign-in.ts';

type Shut = 'second_factor_required' | 'not_staff' | 'no_pin';

/** Whether the back office is open to this session; the server's locks decide, this only shows them. */
export type GateView =
  | { readonly state: 'unknown' | 'unreachable' }
  /** The PIN is asked for. `hasEnded`: it was open, and nobody used it. */
  | { readonly state: 'locked'; readonly hasEnded: boolean }
  /** No PIN would help. */
  | { readonly state: 'shut'; readonly why: Shut }
  /** `endsAt`: milliseconds. */
  | { readonly state: 'open'; readonly role: StaffRole; readonly endsAt: number };

export const $gate = atom<GateView>({ state: 'unknown' });

/** Why a PIN was not taken. `left`: tries; `againAt`: ISO 8601. */
export type PinRefusal =
  | { readonly code: 'wrong_pin'; readonly left: number | undefined }
  | { readonly code: 'too_many_tries'; readonly againAt: string | undefined }
  /** It was handed over, and has to be changed. */
  | { readonly code: 'pin_to_change' | 'same_pin' }
  | { readonly code: 'offline' | 'rate_limited' | 'unexpected' };

type Answer = Awaited<ReturnType<typeof passAdminGate>>;
const shutCodes: readonly string[] = ['second_factor_required', 'not_staff', 'no_pin'] satisfies Shut[];

/** Asks the gate with a fresh token. A session that is over is the page's matter, which follows it. */
async function ask(request: AdminGateRequest): Promise<Answer> {
  const token = await accessToken();
  if (token === undefined) return failure('offline');
  const answer = await passAdminGate(token, request);
  if (!answer.ok && answer.failure.code === 'session_expired') await refreshUser();
  return answer;
}

function show(answer: Answer, hasEnded: boolean): void {
  if (answer.ok) {
    const { role, expires_at: end } = answer.value;
    $gate.set(role && end ? { state: 'open', role, endsAt: Date.parse(end) } : { state: 'locked', hasEnded });
    return;
  }
  const { code } = answer.failure;
  if (shutCodes.includes(code)) $gate.set({ state: 'shut', why: code as Shut });
  else if (code === 'locked') $gate.set({ state: 'locked', hasEnded });
  // An open one stays open until its time is over: a call that did not get through locks nobody out.
  else if ($gate.get().state !== 'open') $gate.set({ state: 'unreachable' });
}

/** Knows nothing any more: somebody else is looking. */
export function forgetGate(): void {
  $gate.set({ state: 'unknown' });
}

/** Finds out whether this session has the back office open already. */
export async function lookAtGate(): Promise<void> {
  if ($gate.get().state === 'unreachable') $gate.set({ state: 'unknown' });
  show(await ask({ act: 'renew' }), false);
}

/**
 * Opens it with the PIN, four figures, and with a PIN of one's own in place of one that was handed over; answers why it was refused. What is refused leaves the gate as it was, unless no PIN would
 * help any more.
 */
export async function openGate(pin: string, newPin?: string): Promise<PinRefusal | undefined> {
  const answer = await ask({ act: 'open', pin, ...(newPin !== undefined && { new_pin: newPin }) });
  if (answer.ok || shutCodes.includes(answer.failure.code)) {
    show(answer, false);
    return undefined;
  }
  const { code, details } = answer.failure;
  const told = pinRefusal.safeParse(details).data;
  if (code === 'wrong_pin') return { code, left: told?.left };
  if (code === 'too_many_tries') return { code, againAt: told?.again_at };
  if (code === 'pin_to_change' || code === 'same_pin') return { code };
  return { code: code === 'offline' || code === 'rate_limited' ? code : 'unexpected' };
}

/** Locks it: at once for whoever looks at this screen, and on the server as soon as it hears of it. */
export async function lockGate(): Promise<void> {
  $gate.set({ state: 'locked', hasEnded: false });
  await ask({ act: 'close' });
}

/** Milliseconds between two renewals, and between two looks at the clock. */
const renewal = 5 * 60_000;
const look = 15_000;

/**
 * Keeps the back office open for as long as somebody works in it (decisions.md, admin access: half an hour from the last use), and
 * shows the lock when its time is over. The caller ends it with what it gives back.
 */
export function keepGateOpen(): () => void {
  let renewedAt = Date.now();
  let isUsed = false;
  const use = () => {
    isUsed = true;
  };
  const check = async () => {
    const gate = $gate.get();
    if (gate.state !== 'open') return;
    if (Date.now() >= gate.endsAt) return $gate.set({ state: 'locked', hasEnded: true });
    if (!isUsed || Date.now() - renewedAt < renewal) return;
    isUsed = false;
    renewedAt = Date.now();
    show(await ask({ act: 'renew' }), true);
  };
  const timer = setInterval(() => void check(), look);
  const wake = () => document.visibilityState === 'visible' && void check();
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, use);
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearInterval(timer);
    for (const type of ['pointerdown', 'keydown']) document.removeEventListener(type, use);
    document.removeEventListener('visibilitychange', wake);
  };
}
