import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { auditPage, mailPage, providerMessages, staffList, staffRates } from '#src/contracts/staff-settings.ts';
import { isGuessablePin } from '#src/domain/admin/pin.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signedIn } from './signed-in.ts';
import { askAs, makeOpenStaff, makeStaff, pin } from './staff.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
type Staff = Awaited<ReturnType<typeof makeOpenStaff>>;

const change = async ({ token }: Pick<Staff, 'token'>, body: object, name = 'admin-staff') =>
  (await askAs(shop, name, token, body)).answer;
const open = (person: Pick<Staff, 'token'>, typed: string, own?: string) =>
  change(person, { act: 'open', pin: typed, ...(own && { new_pin: own }) }, 'admin-gate');
const people = async ({ client }: Staff) => staffList.parse((await client.rpc('list_staff')).data)?.people ?? [];
const log = async ({ client }: Staff, asked: object) =>
  auditPage.parse((await client.rpc('list_audit_log', { asked: asked as never })).data);

it('gives a role to an account, and a first PIN that has to be changed; taking the role away counts at once', async () => {
  const boss = await makeOpenStaff(shop);
  expect(await change(boss, { act: 'grant', email: 'nobody@example.com', role: 'editor' })).toMatchObject({
    code: 'account_unknown',
  });
  const editor = await makeStaff(shop, 'editor');
  await shop.sql`delete from user_roles where user_id = ${editor.userId}`;
  await shop.sql`delete from admin_pins where user_id = ${editor.userId}`;
  const grant = { act: 'grant', email: editor.email.toUpperCase(), role: 'editor' };
  expect(await change(boss, { act: 'give_pin', person: editor.userId })).toMatchObject({ code: 'person_not_staff' });
  expect(await change(boss, grant)).toEqual({ ok: true, changed: true });
  expect(await change(boss, grant), 'said twice').toEqual({ ok: true, changed: false });
  expect(await open(editor, '1357')).toMatchObject({ code: 'no_pin' });

  const given = await change(boss, { act: 'give_pin', person: editor.userId });
  expect(given.pin).toMatch(/^\d{4}$/);
  expect(isGuessablePin(given.pin)).toBe(false);
  expect(Date.parse(given.until) - Date.now()).toBeGreaterThan(2.9 * 86_400_000);
  expect(await open(editor, given.pin)).toMatchObject({ code: 'pin_to_change' });
  expect(await editor.isUnlocked(), 'it opens nothing by itself').toBe(false);
  expect(await open(editor, given.pin, given.pin)).toMatchObject({ code: 'same_pin' });
  expect(await open(editor, given.pin, '1234')).toMatchObject({ code: 'invalid_request' });
  const own = given.pin === '7391' ? '7392' : '7391';
  expect(await open(editor, given.pin, own)).toMatchObject({ ok: true, role: 'editor' });
  expect(await editor.isUnlocked()).toBe(true);
  expect(await open(editor, given.pin)).toMatchObject({ code: 'wrong_pin' });
  expect((await people(boss)).find(({ id }) => id === editor.userId)).toMatchObject({
    ...{ email: editor.email, pin: 'own', has_factor: true, is_you: false, roles: [{ role: 'editor' }] },
  });

  expect(await change(boss, { act: 'end', person: editor.userId })).toEqual({ ok: true, changed: true });
  expect(await editor.isUnlocked()).toBe(false);
  expect(await change(boss, { act: 'end', person: editor.userId })).toEqual({ ok: true, changed: false });
  await open(editor, own);
  expect(await change(boss, { act: 'remove', person: editor.userId, role: 'editor' })).toEqual({
    ok: true,
    changed: true,
  });
  expect(await editor.isUnlocked()).toBe(false);
  expect(await open(editor, own)).toMatchObject({ code: 'not_staff' });
  expect(await change(boss, { act: 'remove', person: editor.userId, role: 'editor' })).toEqual({
    ok: true,
    changed: false,
  });
  const entries = (await log(boss, { person: boss.userId }))?.entries.map(({ action, table }) => `${action} ${table}`);
  expect(entries).toEqual([
    'delete user_roles',
    'end_grants admin_grants',
    'give_pin admin_pins',
    'insert user_roles',
    'open_back_office admin_grants',
  ]);
  const all = JSON.stringify((await log(boss, {}))?.entries);
  expect(all, 'no hash of a PIN is in the log').not.toMatch(/\$2[aby]\$/);
});

it('gives nothing to an address that is not confirmed', async () => {
  const boss = await makeOpenStaff(shop);
  const customer = await signedIn(shop);
  await shop.sql`update auth.users set email_confirmed_at = null where id = ${customer.userId}`;
  expect(await change(boss, { act: 'grant', email: customer.email, role: 'admin' })).toMatchObject({
    code: 'account_unconfirmed',
  });
});

it('lets a first PIN end after its time, and counts wrong ones at it anew', async () => {
  const boss = await makeOpenStaff(shop);
  const editor = await makeStaff(shop, 'editor');
  for (let tries = 0; tries < 5; tries += 1) await open(editor, '9753');
  expect(await open(editor, pin)).toMatchObject({ code: 'too_many_tries' });
  const given = await change(boss, { act: 'give_pin', person: editor.userId });
  expect(await open(editor, given.pin)).toMatchObject({ code: 'pin_to_change' });
  await shop.sql`update admin_pins set first_until = now() - interval '1 second' where user_id = ${editor.userId}`;
  expect(await open(editor, given.pin, '7391')).toMatchObject({ code: 'no_pin' });
  expect((await people(boss)).find(({ id }) => id === editor.userId)).toMatchObject({ pin: 'over' });
  expect(await change(boss, { act: 'give_pin', person: boss.userId })).toMatchObject({ code: 'own_pin' });
});

it('keeps the last administrator who could get in, even where two take the role from each other', async () => {
  await shop.sql`delete from user_roles`;
  const [one, other] = [await makeOpenStaff(shop), await makeOpenStaff(shop)];
  const remove = (who: Staff, whose: Staff) => change(who, { act: 'remove', person: whose.userId, role: 'admin' });
  const answers = await Promise.all([remove(one, other), remove(other, one)]);
  const admins = await shop.sql`select user_id from user_roles where role = 'admin'`;
  expect(admins).toHaveLength(1);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const last = admins[0]?.['user_id'] === one.userId ? one : other;
  expect(await remove(last, last)).toMatchObject({ code: 'last_admin' });
  const locked = await makeStaff(shop);
  expect(await remove(last, last), 'the other one could get in with their PIN').toMatchObject({ ok: true });
  await shop.sql`delete from admin_pins where user_id = ${locked.userId}`;
  const again = await makeOpenStaff(shop);
  expect(await remove(again, again), 'the other one has no PIN').toMatchObject({ code: 'last_admin' });
});

it('changes one’s own PIN: the old one is asked and counted as at the gate, what is open elsewhere ends', async () => {
  const staff = await makeOpenStaff(shop);
  const session = randomUUID();
  await shop.sql`insert into admin_grants (session_id, user_id) values (${session}, ${staff.userId})`;
  const ask = (old_pin: string, new_pin: string) => change(staff, { old_pin, new_pin }, 'admin-pin');
  expect(await ask('9753', '7391')).toMatchObject({ code: 'wrong_pin', details: { left: 4 } });
  expect(await ask(pin, pin)).toMatchObject({ code: 'same_pin' });
  expect(await ask(pin, '1111')).toMatchObject({ code: 'invalid_request' });
  expect(await ask(pin, '7391')).toEqual({ ok: true });
  expect(await staff.isUnlocked(), 'here it stays open').toBe(true);
  expect(await shop.sql`select from admin_grants where session_id = ${session}`).toHaveLength(0);
  expect(await open(staff, pin)).toMatchObject({ code: 'wrong_pin' });
  expect(await open(staff, '7391')).toMatchObject({ ok: true });
  for (let tries = 0; tries < 5; tries += 1) await ask('9753', '8642');
  expect(await ask('7391', '8642')).toMatchObject({ code: 'too_many_tries' });
  expect(await open(staff, '7391'), 'they are the same tries').toMatchObject({ code: 'too_many_tries' });
});

it('has new rates from now or from a day on, and takes back what has not begun', async () => {
  const staff = await makeOpenStaff(shop);
  const rates = async () => staffRates.parse((await staff.client.rpc('read_rates_for_staff')).data);
  const save = (body: object) => change(staff, body, 'admin-settings');
  const usd = (await rates())?.exchange.find(({ currency }) => currency === 'USD');
  const add = {
    act: 'add_exchange_rate',
    rate: { currency: 'USD', rate_millionths: 1_120_000, version: usd?.valid_from },
  };
  expect(await save(add)).toEqual({ ok: true });
  expect(await save(add), 'somebody else set one').toMatchObject({ code: 'rate_stale' });
  expect((await (await shop.get('delivery-options')).json()).rates.USD).toBe(1_120_000);
  expect((await rates())?.exchange[1], 'what held before is kept').toMatchObject({ currency: 'USD' });
  const vat = { act: 'add_vat_rate', country: 'EE', from_day: '2031-01-01', basis_points: 2600 };
  expect(await save(vat)).toEqual({ ok: true });
  expect(await save({ ...vat, basis_points: 2700 })).toMatchObject({ code: 'vat_rate_known' });
  expect(await save({ ...vat, from_day: '2026-01-01' })).toMatchObject({ code: 'vat_day_past' });
  expect(await save({ ...vat, basis_points: 5001 })).toMatchObject({ code: 'invalid_request' });
  expect((await rates())?.vat.find(({ country }) => country === 'EE')).toEqual({
    ...{ country: 'EE', valid_from: '2031-01-01', basis_points: 2600 },
  });
  const back = { act: 'remove_vat_rate', country: 'EE', from_day: '2031-01-01' };
  expect(await save(back)).toEqual({ ok: true, changed: true });
  expect(await save(back)).toEqual({ ok: true, changed: false });
  const [begun] =
    await shop.sql`select valid_from::text as day from vat_rates where country = 'EE' order by valid_from limit 1`;
  expect(await save({ ...back, from_day: begun?.['day'] })).toMatchObject({ code: 'vat_day_past' });
});

it('sends a test mail to whoever asks, once a minute, and lists the queue by state', async () => {
  const staff = await makeOpenStaff(shop);
  const list = async (asked: object) =>
    mailPage.parse((await staff.client.rpc('list_mails', { asked: asked as never })).data);
  const test = () => change(staff, { act: 'send_test_mail', language: 'lt' }, 'admin-settings');
  expect(await test()).toEqual({ ok: true, changed: true, recipient: staff.email });
  await test();
  expect(
    (await list({ view: 'waiting' }))?.mails.filter(({ recipient }) => recipient === staff.email).length,
  ).toBeLessThan(3);
  await vi.waitFor(
    async () => {
      await shop.tick('send-outbox');
      expect(await shop.inbox(staff.email)).not.toHaveLength(0);
    },
    { timeout: 20_000 },
  );
  const [mail] = await shop.inbox(staff.email);
  expect(mail?.subject).toBe('Parduotuvės pašto bandymas');
  const sent = await list({ view: 'sent' });
  expect(sent?.mails[0]).toMatchObject({ kind: 'test_mail', state: 'sent', recipient: staff.email });
  const at = (minute: number) => `2026-01-01T00:${String(minute % 60).padStart(2, '0')}:00Z`;
  for (let number = 0; number < 60; number += 1)
    await shop.sql`
      insert into outbox (idempotency_key, kind, recipient, language, state, created_at, last_error)
      values (${randomUUID()}, 'test_mail', ${`failed-${number}@example.com`}, 'lt', 'failed', ${at(number)}, 'refused')`;
  const first = await list({ view: 'failed' });
  expect(first).toMatchObject({ more: true, counts: { failed: 60 } });
  const last = first?.mails.at(-1);
  const rest = await list({ view: 'failed', after: { at: last?.at, id: last?.id } });
  expect(rest?.more).toBe(false);
  expect(new Set([...(first?.mails ?? []), ...(rest?.mails ?? [])].map(({ id }) => id)).size).toBe(60);
});

it('says how the shop is set up and when providers were heard of, without a secret', async () => {
  const staff = await makeOpenStaff(shop);
  await shop.sql`
    insert into webhook_events (provider, event_id, type, received_at) values
      ('stripe', ${randomUUID()}, 'checkout.session.completed', now() + interval '1 hour'), ('stripe', ${randomUUID()}, 'older', now())`;
  const messages = providerMessages.parse((await staff.client.rpc('read_provider_messages')).data)?.providers;
  expect(messages).toMatchObject([
    { provider: 'stripe', last: { type: 'checkout.session.completed' } },
    { provider: 'paysera', last: null },
  ]);
  const described = await change(staff, {}, 'admin-environment');
  expect(described).toMatchObject({
    ...{ environment: 'local', card: 'sandbox', bank: 'sandbox', mail: { from: 'Gija <labas@gija.example>' } },
  });
  expect(JSON.stringify(described)).not.toMatch(/sk_test|whsec|re_test|sb_secret/);
});

it('goes through the audit log by person, table, record and day, a page at a time', async () => {
  const staff = await makeOpenStaff(shop);
  const actor = randomUUID();
  const day = (number: number) => `2026-02-${String(1 + (number % 20)).padStart(2, '0')}T22:30:00Z`;
  for (let number = 0; number < 60; number += 1)
    await shop.sql`
      insert into audit_log (actor_id, action, table_name, row_key, before, after, created_at)
      values (${actor}, 'update', ${number % 2 === 0 ? 'settings' : 'coupons'}, ${`key-${number % 3}`}, '{"value": 1}', '{"value": 2}', ${day(number)})`;
  const first = await log(staff, { person: actor });
  expect(first?.more).toBe(true);
  expect(first?.people?.map(({ id }) => id)).toContain(actor);
  expect(first?.tables).toEqual(expect.arrayContaining(['coupons', 'settings']));
  const last = first?.entries.at(-1);
  const rest = await log(staff, { person: actor, after: { at: last?.at, id: last?.id } });
  expect(rest).not.toHaveProperty('people');
  const all = [...(first?.entries ?? []), ...(rest?.entries ?? [])];
  expect(new Set(all.map(({ id }) => id)).size).toBe(60);
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  );
  const count = async (asked: object) => (await log(staff, { person: actor, ...asked }))?.entries.length;
  expect(await count({ table: 'coupons' })).toBe(30);
  expect(await count({ table: 'coupons', record: 'key-0' })).toBe(10);
  // Half past ten in the evening UTC is the next day in Vilnius.
  expect(await count({ first_day: '2026-02-02', last_day: '2026-02-02' })).toBe(3);
  expect(await count({ last_day: '2026-02-01' })).toBe(0);
});
