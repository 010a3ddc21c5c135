import { beforeEach, expect, it, vi } from 'vitest';
import { failure, success } from '#src/domain/result/result.ts';

const recovery = { makeRecoveryCodes: vi.fn(), countRecoveryCodes: vi.fn(), spendRecoveryCode: vi.fn() };
const account = { exportMyData: vi.fn(), deleteAccount: vi.fn() };
const session = { accessToken: vi.fn() };
const signIn = { refreshUser: vi.fn() };
const storage = { readSession: vi.fn() };
vi.mock('#src/client/functions/recovery-codes.ts', () => recovery);
vi.mock('#src/client/functions/account-data.ts', () => account);
vi.mock('#src/client/backend/session-storage.ts', () => storage);
const customerData = { forgetDeletedCustomer: vi.fn() };
vi.mock('./customer-data.ts', () => customerData);
vi.mock('./session.ts', () => session);
vi.mock('./sign-in.ts', () => signIn);

const { deleteOwnAccount, exportOwnData, recoverWithCode } = await import('./own-account.ts');

beforeEach(() => {
  for (const call of [...Object.values(recovery), ...Object.values(account)]) call.mockReset();
  signIn.refreshUser.mockReset().mockResolvedValue(success(undefined));
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
