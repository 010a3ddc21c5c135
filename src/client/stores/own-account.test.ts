import { beforeEach, expect, it, vi } from 'vitest';
import { failure, success } from '#src/domain/result/result.ts';

const recovery = { makeRecoveryCodes: vi.fn(), countRecoveryCodes: vi.fn(), spendRecoveryCode: vi.fn() };
const account = { exportMyData: vi.fn(), deleteAccount: vi.fn(), endSessions: vi.fn(), confirmPassword: vi.fn() };
const session = { accessToken: vi.fn(), dropSession: vi.fn() };
const signIn = { refreshUser: vi.fn(), signOut: vi.fn() };
const storage = { readSession: vi.fn() };
vi.mock('#src/client/functions/recovery-codes.ts', () => recovery);
vi.mock('#src/client/functions/account-data.ts', () => account);
vi.mock('#src/client/backend/session-storage.ts', () => storage);
const customerData = { forgetDeletedCustomer: vi.fn(), saveCustomerData: vi.fn() };
vi.mock('./customer-data.ts', () => customerData);
vi.mock('./session.ts', () => session);
vi.mock('./sign-in.ts', () => signIn);

const { confirmOwnPassword, deleteOwnAccount, exportOwnData, recoverWithCode, signOutElsewhere } = await import(
  './own-account.ts'
);

beforeEach(() => {
  for (const call of [...Object.values(recovery), ...Object.values(account)]) call.mockReset();
  signIn.refreshUser.mockReset().mockResolvedValue(success(undefined));
  signIn.signOut.mockReset().mockResolvedValue(success(undefined));
  session.dropSession.mockReset();
  session.accessToken.mockReset().mockResolvedValue('fresh');
});

it('asks with a fresh token', async () => {
  account.deleteAccount.mockResolvedValue(success({ ok: true }));
  await deleteOwnAccount('linen thread');
  expect(account.deleteAccount).toHaveBeenCalledWith('fresh', 'linen thread');
  expect(signIn.refreshUser).not.toHaveBeenCalled();
});

it('without a token tells the session that is over from the network that is down', async () => {
  session.accessToken.mockResolvedValue(undefined);
  storage.readSession.mockReturnValue(undefined);
  expect(await exportOwnData()).toEqual(failure('session_expired'));
  storage.readSession.mockReturnValue({});
  expect(await exportOwnData()).toEqual(failure('offline'));
  expect(account.exportMyData).not.toHaveBeenCalled();
});

it.each(['session_expired', 'second_factor_required'])('after %s reads anew who is signed in', async (code) => {
  account.exportMyData.mockResolvedValue(failure(code));
  expect(await exportOwnData()).toEqual(failure(code));
  expect(signIn.refreshUser).toHaveBeenCalledOnce();
});

it('code of the shop’s that cannot be had is like no network', async () => {
  account.exportMyData.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  expect(await exportOwnData()).toEqual(failure('offline'));
});

it.each([
  ['a code that is right', success({ ok: true })],
  ['a code whose answer was lost', failure('factor_not_due')],
])('%s lets past the second factor, and the session says so', async (_, answer) => {
  recovery.spendRecoveryCode.mockResolvedValue(answer);
  expect(await recoverWithCode('ABCD')).toEqual(success(undefined));
  expect(signIn.refreshUser).toHaveBeenCalledOnce();
});

it('a wrong code changes nothing', async () => {
  recovery.spendRecoveryCode.mockResolvedValue(failure('code_wrong'));
  expect(await recoverWithCode('ABCD')).toEqual(failure('code_wrong'));
  expect(signIn.refreshUser).not.toHaveBeenCalled();
});

it('a deleted account leaves no lists behind, one that stays keeps them', async () => {
  storage.readSession.mockReturnValue({ user: { id: 'ruta' } });
  account.deleteAccount.mockResolvedValue(failure('orders_open'));
  await deleteOwnAccount('linen thread');
  expect(customerData.forgetDeletedCustomer).not.toHaveBeenCalled();
  account.deleteAccount.mockResolvedValue(success({ ok: true }));
  await deleteOwnAccount('linen thread');
  expect(customerData.forgetDeletedCustomer).toHaveBeenCalledWith('ruta');
});

it('asks whether a password is the right one', async () => {
  account.confirmPassword.mockResolvedValue(failure('wrong_password'));
  expect(await confirmOwnPassword('guess')).toEqual(failure('wrong_password'));
  expect(account.confirmPassword).toHaveBeenCalledWith('fresh', 'guess');
});

it('signs out everywhere by the function that tells of it, and forgets the session here', async () => {
  account.endSessions.mockResolvedValue(success({ ok: true }));
  expect(await signOutElsewhere('global')).toEqual(success(undefined));
  expect(customerData.saveCustomerData).toHaveBeenCalledOnce();
  expect(account.endSessions).toHaveBeenCalledWith('fresh', 'global');
  expect(session.dropSession).toHaveBeenCalledOnce();
  expect(signIn.signOut).not.toHaveBeenCalled();
});

it('keeps this session where only the others end', async () => {
  account.endSessions.mockResolvedValue(success({ ok: true }));
  await signOutElsewhere('others');
  expect(session.dropSession).not.toHaveBeenCalled();
});

it.each(['global', 'others'] as const)(
  'ends the sessions (%s) all the same where the function cannot',
  async (scope) => {
    account.endSessions.mockResolvedValue(failure('offline'));
    expect(await signOutElsewhere(scope)).toEqual(success(undefined));
    expect(signIn.signOut).toHaveBeenCalledWith(scope);
    expect(session.dropSession).not.toHaveBeenCalled();
  },
);
