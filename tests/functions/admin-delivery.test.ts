import { expect, it } from 'vitest';
import { foundLockers, holidayList, lockerLists, staffDelivery } from '#src/contracts/staff-delivery.ts';
import { staffSettings } from '#src/contracts/staff-settings.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, makeOpenStaff } from './staff.ts';
import { delivery, placeTestOrder } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
type Staff = Awaited<ReturnType<typeof makeOpenStaff>>;

const ask = async ({ token }: Staff, body: object, name = 'admin-delivery') =>
  (await askAs(shop, name, token, body)).answer;
const quote = (staff: Staff, country: string, goods: number, isFree = false) =>
  ask(staff, { country, goods, is_delivery_free: isFree }, 'admin-delivery-quote');
const read = async ({ client }: Staff) => {
  const found = staffDelivery.parse((await client.rpc('read_delivery_for_staff')).data);
  if (found === null) throw new Error('nothing to read');
  return found;
};
const zoneOf = async (staff: Staff, country: string) => {
  const zone = (await read(staff)).zones.find((each) => each.country === country);
  if (zone === undefined) throw new Error(`no zone ${country}`);
  const { updated_at: version, has_vat: _, ...rest } = zone;
  return { ...rest, version };
};
const optionOf = async (staff: Staff, code: string) => {
  const option = (await read(staff)).options.find((each) => each.code === code);
  if (option === undefined) throw new Error(`no option ${code}`);
  const { updated_at: version, ...rest } = option;
  return { ...rest, version };
};
const logged = async ({ userId }: Staff, table: string) => [
  ...(await shop.sql`
    select action, row_key as key, before, after from audit_log where actor_id = ${userId} and table_name = ${table} order by id`),
];

it('changes what a country costs; checkout and quote follow at once, the log holds before and after', async () => {
  const staff = await makeOpenStaff(shop);
  const zone = await zoneOf(staff, 'PL');
  const before = await quote(staff, 'PL', 5000);
  expect(before.options[0]).toMatchObject({
    code: 'standard',
    fee: zone.standard_fee,
    total: 5000 + zone.standard_fee,
  });
  expect(await ask(staff, { act: 'save_zone', zone: { ...zone, standard_fee: 1111, free_from: 7000 } })).toEqual({
    ok: true,
  });
  expect((await quote(staff, 'PL', 6999)).options[0]).toMatchObject({ fee: 1111, total: 8110 });
  expect(await quote(staff, 'PL', 7000)).toMatchObject({ missing_until_free: 0, options: [{ fee: 0 }, { fee: 500 }] });
  const shown = (await (await shop.get('delivery-options')).json()).zones;
  expect(shown.find((each: { country: string }) => each.country === 'PL')).toMatchObject({ standardFee: 1111 });
  const changed = { before: { free_from: zone.free_from, standard_fee: zone.standard_fee } };
  expect(await logged(staff, 'shipping_zones')).toEqual([
    { action: 'update', key: 'PL', ...changed, after: { free_from: 7000, standard_fee: 1111 } },
  ]);
});

it('quotes what an order is charged, promised and signed for', async () => {
  const staff = await makeOpenStaff(shop);
  const { orderNumber } = await placeTestOrder(shop, 3, { delivery: { ...delivery, option: 'express' } });
  const [order] = await shop.sql`
    select subtotal_eur - discount_eur as goods, shipping_eur as fee, total_eur as total, vat_eur as vat,
      promised_from::text as promised_from, promised_to::text as promised_to, signature_required as needs_signature
    from orders where order_number = ${orderNumber}`;
  const { goods, ...charged } = { ...order };
  const answer = await quote(staff, 'LT', Number(goods));
  expect(answer.options.find(({ code }: { code: string }) => code === 'express')).toEqual({
    code: 'express',
    ...charged,
  });
  expect((await quote(staff, 'LT', 20_001)).options[0]).toMatchObject({ code: 'standard', needs_signature: true });
  expect((await quote(staff, 'LT', 20_000)).options[0]).toMatchObject({ code: 'standard', needs_signature: false });
  expect((await quote(staff, 'LT', 100, true)).options[0]).toMatchObject({ fee: 0 });
});

it('promises nothing on a day off of the destination', async () => {
  const staff = await makeOpenStaff(shop);
  const [first] = (await quote(staff, 'FI', 5000)).options;
  const day = { country: 'FI', day: first.promised_from, name: 'Test', name_lt: 'Bandymas', name_ru: 'Проба' };
  expect(await ask(staff, { act: 'add_holidays', holidays: [day, { ...day, day: '2031-01-01' }] })).toEqual({
    ok: true,
    added: 2,
  });
  expect(await ask(staff, { act: 'add_holidays', holidays: [day] }), 'said twice').toEqual({ ok: true, added: 0 });
  const [later] = (await quote(staff, 'FI', 5000)).options;
  expect(later.promised_from > first.promised_from).toBe(true);
  expect((await quote(staff, 'LT', 5000)).options[0].promised_from, 'elsewhere it is a day like others').toBe(
    (await quote(staff, 'EE', 5000)).options[0].promised_from,
  );
  const listed = holidayList.parse((await staff.client.rpc('list_public_holidays', { asked: { country: 'FI' } })).data);
  expect(listed?.days.map((each) => each.day)).toEqual([day.day, '2031-01-01']);
  const remove = { act: 'remove_holiday', country: 'FI', day: day.day };
  expect(await ask(staff, remove)).toEqual({ ok: true, changed: true });
  expect(await ask(staff, remove)).toEqual({ ok: true, changed: false });
  expect((await quote(staff, 'FI', 5000)).options[0].promised_from).toBe(first.promised_from);
  expect((await logged(staff, 'public_holidays')).map(({ action, key }) => `${action} ${key}`)).toEqual([
    `insert FI/${day.day}`,
    'insert FI/2031-01-01',
    `delete FI/${day.day}`,
  ]);
});

it('is not written over by whoever read an older one, and keeps what orders without an address need', async () => {
  const [one, other] = [await makeOpenStaff(shop), await makeOpenStaff(shop)];
  const zone = await zoneOf(one, 'DE');
  expect(await ask(one, { act: 'save_zone', zone: { ...zone, name_lt: 'Vokietijos' } })).toEqual({ ok: true });
  expect(await ask(other, { act: 'save_zone', zone: { ...zone, standard_fee: 1 } })).toMatchObject({
    code: 'zone_stale',
  });
  const home = await zoneOf(one, 'LT');
  expect(await ask(one, { act: 'save_zone', zone: { ...home, is_active: false } })).toMatchObject({
    code: 'home_zone_needed',
  });
  const standard = await optionOf(one, 'standard');
  for (const change of [{ is_active: false }, { countries: ['LV'] }])
    expect(await ask(one, { act: 'save_option', option: { ...standard, ...change } })).toMatchObject({
      code: 'home_option_needed',
    });
  expect(
    await ask(one, { act: 'save_option', option: { ...standard, surcharge: 0, version: '2026-01-01T00:00:00+00:00' } }),
  ).toMatchObject({ code: 'option_stale' });
  await shop.sql`delete from vat_rates where country = 'DE'`;
  expect(await ask(one, { act: 'save_zone', zone: await zoneOf(one, 'DE') })).toMatchObject({
    code: 'vat_rate_missing',
  });
  expect(await ask(one, { act: 'save_zone', zone: { ...(await zoneOf(one, 'DE')), is_active: false } })).toEqual({
    ok: true,
  });
  expect(await quote(one, 'DE', 5000)).toMatchObject({ code: 'delivery_not_available' });
  const express = await optionOf(one, 'express');
  expect(await ask(one, { act: 'save_option', option: { ...express, countries: ['LT', 'EE'] } })).toEqual({ ok: true });
  const codes = async (country: string) =>
    (await quote(one, country, 100)).options.map(({ code }: { code: string }) => code);
  expect([await codes('EE'), await codes('LV')]).toEqual([['standard', 'express'], ['standard']]);
});

it('takes no zone, option or day that is none', async () => {
  const staff = await makeOpenStaff(shop);
  const [zone, option] = [await zoneOf(staff, 'LV'), await optionOf(staff, 'premium')];
  for (const body of [
    { act: 'save_zone', zone: { ...zone, standard_fee: -1 } },
    { act: 'save_zone', zone: { ...zone, name_ru: ' ' } },
    { act: 'save_zone', zone: { ...zone, country: 'SE' } },
    { act: 'save_option', option: { ...option, min_business_days: 3, max_business_days: 2 } },
    { act: 'save_option', option: { ...option, countries: [] } },
    { act: 'add_holidays', holidays: [{ country: 'LT', day: '2026-02-30', name: 'a', name_lt: 'b', name_ru: 'c' }] },
    { act: 'switch_locker', carrier: 'pigeon', locker: '1', is_offered: true },
  ])
    expect(await ask(staff, body), JSON.stringify(body)).toMatchObject({ code: 'invalid_request' });
});

it('withholds a locker from shoppers, also when its list is loaded again, and offers it again', async () => {
  const staff = await makeOpenStaff(shop);
  const load = (carrier: string, takesShrunk = false) =>
    ask(staff, { act: 'load_lockers', carrier, takes_shrunk: takesShrunk });
  const loaded = (await load('omniva')).loaded as Record<string, number>;
  expect(loaded['omniva LT']).toBeGreaterThan(10);
  const points = async () =>
    (await (await shop.get('pickup-points', { country: 'LT' })).json()).points as { id: string }[];
  const offered = async () => (await points()).some(({ id }) => id === '70001');
  expect(await offered()).toBe(true);
  const switchIt = (isOffered: boolean, locker = '70001') =>
    ask(staff, { act: 'switch_locker', carrier: 'omniva', locker, is_offered: isOffered });
  expect(await switchIt(false)).toEqual({ ok: true, changed: true });
  expect(await switchIt(false)).toEqual({ ok: true, changed: false });
  expect(await offered()).toBe(false);
  await load('omniva');
  expect(await offered(), 'the list brings it back to nobody').toBe(false);
  const find = async (words: string) =>
    foundLockers.parse((await staff.client.rpc('find_lockers_for_staff', { asked: { words } })).data);
  expect((await find(''))?.lockers).toMatchObject([{ id: '70001', is_listed: true }]);
  expect((await find('gedimino pr. 9a vil'))?.lockers).toEqual([]);
  expect((await find('GEDIMINO pr. 9a'))?.lockers.map(({ id }) => id)).toContain('70001');
  const lists = lockerLists.parse((await staff.client.rpc('read_locker_lists')).data)?.lists;
  const { 'omniva LT': all = 0 } = loaded;
  expect(lists?.find(({ carrier, country }) => carrier === 'omniva' && country === 'LT')).toMatchObject({
    ...{ offered: all - 1, withheld: 1, is_stale: false, last_error: null },
  });
  expect(await switchIt(true)).toEqual({ ok: true, changed: true });
  expect(await offered()).toBe(true);
  expect(await switchIt(true, 'nowhere')).toMatchObject({ code: 'locker_unknown' });
  expect((await logged(staff, 'parcel_lockers')).map(({ key }) => key)).toEqual(['omniva/70001', 'omniva/70001']);
});

it('takes a list that has shrunk when somebody says that it is right, and says why another was not had', async () => {
  const staff = await makeOpenStaff(shop);
  const load = (takesShrunk: boolean) =>
    ask(staff, { act: 'load_lockers', carrier: 'venipak', takes_shrunk: takesShrunk });
  expect((await load(false)).failed).toEqual({});
  await shop.carrierTrouble({ carrier: 'venipak', most: 3 });
  const refused = await load(false);
  expect(refused.failed['venipak LT']).toMatch(/list_shrunk/);
  expect((await load(true)).failed).toEqual({});
  await shop.carrierTrouble({ carrier: 'venipak', trouble: 'down' });
  expect((await load(true)).failed).toHaveProperty('venipak');
  await shop.carrierTrouble({ carrier: 'venipak' });
});

it('changes a setting, once for what was read, and takes no value that is none', async () => {
  const [one, other] = [await makeOpenStaff(shop), await makeOpenStaff(shop)];
  const settings = async () =>
    staffSettings.parse((await one.client.rpc('read_settings_for_staff')).data)?.settings ?? [];
  const version = (await settings()).find(({ key }) => key === 'signature_above')?.updated_at ?? '';
  const save = (staff: Staff, setting: object) => ask(staff, { act: 'save_setting', setting }, 'admin-settings');
  const setting = { key: 'signature_above', version, value: 30_000 };
  expect(await save(one, setting)).toEqual({ ok: true });
  expect(await save(other, { ...setting, value: 1 })).toMatchObject({ code: 'setting_stale' });
  expect((await quote(one, 'LT', 30_000)).options[0]).toMatchObject({ needs_signature: false });
  expect((await quote(one, 'LT', 30_001)).options[0]).toMatchObject({ needs_signature: true });
  expect(await logged(one, 'settings')).toEqual([
    { action: 'update', key: 'signature_above', before: { value: 20_000 }, after: { value: 30_000 } },
  ]);
  expect(await save(one, { ...setting, value: -1 })).toMatchObject({ code: 'invalid_request' });
  expect(await save(one, { key: 'nothing_known', version, value: 1 })).toMatchObject({ code: 'setting_unknown' });
  const { error } = await one.client.from('settings').update({ value: 1 }).eq('key', 'signature_above');
  expect(error, 'nobody writes past the function').toMatchObject({ code: '42501' });
});
