import { describe, expect, it, vi } from 'vitest';
import { deleteAccount } from './delete-account.ts';
import { exportMyData } from './export-my-data.ts';

const user = { id: 'user', email: 'ruta@example.com', hasFactor: false, level: 'aal1' as const };
const now = new Date('2026-11-22T09:00:00Z');

function dependencies(changes: object = {}, isLocked = false) {
  return {
    call: vi.fn(
      async (name: string): Promise<unknown> =>
        name === 'erase_account' ? { ok: true, orders: 0, invoices: 0 } : isLocked,
    ),
    readUser: vi.fn(async (token: string) => (token === 'good' ? { ...user, ...changes } : undefined)),
    isPassword: vi.fn(async (_: string, password: string): Promise<boolean | 'limited'> => password === 'right'),
    hashMailbox: (email: string) => `hash of ${email}`,
    allowTry: vi.fn(async () => true),
    allowExport: vi.fn(async () => true),
  };
}

describe('whoever has a second factor', () => {
  it('must have shown it: a password alone opens neither the file nor the way out', async () => {
    const shop = dependencies({ hasFactor: true });
    const refused = { ok: false, failure: { code: 'second_factor_required' } };
    expect(await deleteAccount(shop, { password: 'right' }, 'good')).toEqual(refused);
    expect(await exportMyData(shop, 'good', now)).toEqual(refused);
    expect(shop.call).not.toHaveBeenCalled();
    expect(shop.isPassword).not.toHaveBeenCalled();
  });

  it('may when they have', async () => {
    const shop = dependencies({ hasFactor: true, level: 'aal2' });
    expect(await deleteAccount(shop, { password: 'right' }, 'good')).toMatchObject({ ok: true });
  });
});

describe('deleting', () => {
  it('is not tried with a wrong password, nor when there were too many of them', async () => {
    const shop = dependencies();
    expect(await deleteAccount(shop, { password: 'wrong' }, 'good')).toMatchObject({
      failure: { code: 'wrong_password' },
    });
    shop.allowTry.mockResolvedValue(false);
    expect(await deleteAccount(shop, { password: 'right' }, 'good')).toMatchObject({
      failure: { code: 'too_many_tries' },
    });
    expect(shop.call).not.toHaveBeenCalledWith('erase_account', expect.anything());
  });

  it('calls no password wrong while the auth service takes none from the shop', async () => {
    const shop = dependencies();
    shop.isPassword.mockResolvedValue('limited');
    expect(await deleteAccount(shop, { password: 'right' }, 'good')).toMatchObject({
      failure: { code: 'too_many_tries' },
    });
    expect(shop.call).not.toHaveBeenCalledWith('erase_account', expect.anything());
  });

  it('says so, and calls no password wrong, while the account takes none', async () => {
    const shop = dependencies({}, true);
    expect(await deleteAccount(shop, { password: 'right' }, 'good')).toMatchObject({
      failure: { code: 'too_many_tries' },
    });
    expect(shop.isPassword).not.toHaveBeenCalled();
    expect(shop.allowTry).not.toHaveBeenCalled();
  });
});

describe('the file', () => {
  it('holds less where all of it would be too large for an answer, and says so', async () => {
    const shop = dependencies();
    shop.call.mockImplementation((async (_: string, { most }: { most: number }) => ({
      complete: most > 500,
      mails: Array.from({ length: most }, () => 'x'.repeat(10_000)),
    })) as never);
    const answer = await exportMyData(shop, 'good', now);
    if (!answer.ok) throw new Error(answer.failure.code);
    expect(JSON.parse(answer.value.text)).toMatchObject({ complete: false, exported_at: '2026-11-22T09:00:00.000Z' });
    expect(answer.value.text.length).toBeLessThan(5_500_000);
  });
});
