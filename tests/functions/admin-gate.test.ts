import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { StaffRole } from '#src/domain/admin/sections.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signedIn } from './signed-in.ts';
import { askAs, makeStaff, pin } from './staff.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn'] });
const ask = (token: string | undefined, body: object) => askAs(shop, 'admin-gate', token, body);
const staff = (role?: StaffRole) => makeStaff(shop, role);

describe('the gate of the back office', () => {
  it('opens with the PIN for this session, moves its end, and locks', async () => {
    const { isUnlocked, token, userId } = await staff();
    expect(await isUnlocked()).toBe(false);
    const opened = await ask(token, { act: 'open', pin });
    expect(opened).toMatchObject({ status: 200, answer: { ok: true, role: 'admin' } });
    expect(await isUnlocked()).toBe(true);
    await shop.sql`update admin_grants set granted_at = now() - interval '20 minutes', expires_at = now() + interval '1 minute' where user_id = ${userId}`;
    const renewed = await ask(token, { act: 'renew' });
    expect(Date.parse(renewed.answer.expires_at) - Date.now()).toBeGreaterThan(29 * 60_000);
    expect(await ask(token, { act: 'close' })).toMatchObject({ status: 200, answer: { expires_at: null } });
    expect([await isUnlocked(), (await ask(token, { act: 'renew' })).answer.code]).toEqual([false, 'locked']);
    const log = await shop.sql`select action from audit_log where actor_id = ${userId}`;
    expect(log.map(({ action }) => action)).toContain('open_back_office');
  });

  it('stays shut for whoever lacks one of the locks', async () => {
    const [person, ended, weak, wanted] = [await staff(), await staff(), await signedIn(shop), await staff()];
    await shop.sql`delete from user_roles where user_id = ${person.userId}`;
    await ended.client.auth.signOut({ scope: 'global' });
    await shop.sql`delete from admin_pins where user_id = ${wanted.userId}`;
    const codes = [];
    for (const token of [person.token, ended.token, weak.token, wanted.token, undefined, 'no token'])
      codes.push((await ask(token, { act: 'open', pin })).answer.code);
    expect(codes).toEqual([
      'not_staff',
      'session_expired',
      'second_factor_required',
      'no_pin',
      'session_expired',
      'session_expired',
    ]);
  });

  it('counts wrong PINs, says how many are left, and takes none after the fifth until a quarter of an hour is over', async () => {
    const { isUnlocked, token, userId } = await staff('editor');
    const left = [];
    for (const guess of ['0000', '1111', '2222', '3333'])
      left.push((await ask(token, { act: 'open', pin: guess })).answer.details.left);
    expect(left).toEqual([4, 3, 2, 1]);
    // Of guesses at the same moment each is counted.
    const last = await Promise.all(['4444', '5555', '6666'].map((guess) => ask(token, { act: 'open', pin: guess })));
    expect(last.map(({ answer }) => answer.code).sort()).toEqual(['too_many_tries', 'too_many_tries', 'wrong_pin']);
    const refused = await ask(token, { act: 'open', pin });
    expect(refused).toMatchObject({ status: 429, answer: { code: 'too_many_tries' } });
    expect(Date.parse(refused.answer.details.again_at)).toBeGreaterThan(Date.now() + 14 * 60_000);
    expect(await isUnlocked()).toBe(false);
    await shop.sql`update admin_pin_attempts set created_at = created_at - interval '15 minutes' where user_id = ${userId}`;
    expect((await ask(token, { act: 'open', pin })).answer).toMatchObject({ ok: true, role: 'editor' });
  });

  it('takes fifteen wrong PINs a day and no more', async () => {
    const { token, userId, sessionId } = { ...(await staff()), sessionId: randomUUID() };
    await shop.sql`
      insert into admin_pin_attempts (user_id, session_id, succeeded, created_at)
      select ${userId}, ${sessionId}, false, now() - interval '1 hour' * n from generate_series(1, 15) n`;
    expect((await ask(token, { act: 'open', pin })).answer).toMatchObject({ code: 'too_many_tries' });
    await shop.sql`update admin_pin_attempts set created_at = created_at - interval '10 hours' where user_id = ${userId}`;
    expect((await ask(token, { act: 'open', pin })).answer).toMatchObject({ ok: true });
  });

  it('asks for four figures before it counts anything', async () => {
    const { token, userId } = await staff();
    for (const guess of ['', '482', '48261', 'abcd', 4826])
      expect((await ask(token, { act: 'open', pin: guess })).status).toBe(400);
    expect(await shop.sql`select from admin_pin_attempts where user_id = ${userId}`).toHaveLength(0);
  });
});
