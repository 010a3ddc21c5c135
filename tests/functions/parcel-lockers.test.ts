import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addProduct } from '#tests/support/order-rows.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { delivery, placeTestOrder } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });

const carriers = ['omniva', 'lp-express', 'dpd', 'venipak'] as const;
beforeEach(async () => {
  for (const carrier of carriers) await shop.carrierTrouble({ carrier });
  await shop.tick('load-parcel-lockers');
});

const points = async (country: string): Promise<Record<string, string>[]> =>
  (await (await shop.get('pickup-points', { country })).json()).points;
const count = async (carrier: string, country = 'LT') =>
  (await points(country)).filter((point) => point['carrier'] === carrier).length;
const staleLists = async () =>
  (await shop.sql`select carrier, country from parcel_locker_lists where is_stale order by carrier, country`).map(
    (row) => `${row['carrier']} ${row['country']}`,
  );

describe('the lists of lockers', () => {
  it('are read from all four carriers, each in its own format', async () => {
    const vilnius = (await points('LT')).filter(({ city }) => city === 'Vilnius');
    expect(new Set(vilnius.map(({ carrier }) => carrier))).toEqual(new Set(['omniva', 'lp_express', 'dpd', 'venipak']));
    for (const carrier of ['omniva', 'lp_express', 'dpd', 'venipak']) {
      expect(await count(carrier), carrier).toBeGreaterThanOrEqual(25);
    }
    expect(vilnius).toContainEqual({
      carrier: 'omniva',
      id: '70001',
      name: 'Paštomatas „Gedimino prospektas“',
      address: 'Gedimino pr. 9A',
      city: 'Vilnius',
      postcode: '',
    });
    expect((await points('LT')).find(({ carrier }) => carrier === 'dpd')?.['postcode']).toMatch(/^LT-\d{5}$/);
    expect((await points('EE')).map(({ city }) => city)).not.toContain('Kesklinna linnaosa');
  });

  it('leave counters out, and name only countries that have lockers', async () => {
    const all = (await Promise.all(['LT', 'LV', 'EE', 'PL', 'FI'].map(points))).flat();
    expect(all.filter(({ name }) => /, paštas|taškas/.test(name ?? ''))).toEqual([]);
    expect(await points('DE')).toEqual([]);
    const { zones } = await (await shop.get('delivery-options')).json();
    const lockers = Object.fromEntries(
      zones.map((zone: { country: string; lockers: string[] }) => [zone.country, zone.lockers]),
    );
    expect(lockers).toEqual({
      LT: ['omniva', 'lp_express', 'dpd', 'venipak'],
      LV: ['omniva', 'lp_express', 'dpd', 'venipak'],
      EE: ['omniva', 'lp_express', 'dpd', 'venipak'],
      PL: ['dpd', 'venipak'],
      DE: [],
      FI: ['omniva', 'dpd'],
    });
  });

  it('may be kept for a while by whoever asks', async () => {
    const response = await shop.get('pickup-points', { country: 'LT' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=600');
    const refused = await shop.get('pickup-points', { country: 'US' });
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'no-store']);
  });

  it.each([
    ['is down', 'down', /answered 502/],
    ['answers a page', 'page', /did not answer JSON/],
    ['answers rubbish', 'rubbish', /list_unreadable/],
  ])('stay as they were when a carrier %s, and are known to be old', async (_, trouble, reason) => {
    const before = await count('venipak');
    await shop.carrierTrouble({ carrier: 'venipak', trouble });
    const outcome = await shop.tick('load-parcel-lockers');
    expect(outcome.failed.venipak).toMatch(reason);
    expect(outcome.loaded['omniva LT']).toBeGreaterThan(0);
    expect(await count('venipak')).toBe(before);
    expect(await staleLists()).toEqual(['venipak EE', 'venipak LT', 'venipak LV', 'venipak PL']);
    await shop.carrierTrouble({ carrier: 'venipak' });
    await shop.tick('load-parcel-lockers');
    expect(await staleLists()).toEqual([]);
  });

  it('that have shrunk by more than half are refused and reported', async () => {
    const before = await count('dpd');
    await shop.carrierTrouble({ carrier: 'dpd', most: 5 });
    const outcome = await shop.tick('load-parcel-lockers');
    expect(outcome.failed['dpd LT']).toBe(`list_shrunk: 5 lockers instead of ${before}`);
    expect(await count('dpd')).toBe(before);
    const [run] = await shop.sql`
      select result from job_runs where job = 'load-parcel-lockers' order by id desc limit 1`;
    expect(run?.['result']).toMatchObject({ failed: { 'dpd LT': expect.stringContaining('list_shrunk') } });
  });

  it('never hold up an order to an address', async () => {
    for (const carrier of carriers) await shop.carrierTrouble({ carrier, trouble: 'down' });
    await shop.tick('load-parcel-lockers');
    expect((await placeTestOrder(shop, 1)).orderNumber).toMatch(/^GJ-/);
  });
});

const { name, phone } = delivery;
const toLocker = (pickup: object, changes: object = {}) => ({
  delivery: { name, phone, country: 'LT', option: 'standard', pickup, ...changes },
});

/** What the shop answers to an order of a dress of its own with these changes. */
async function tryOrder(changes: object) {
  const id = `dress-${randomUUID().slice(0, 8)}`;
  await addProduct(shop.sql, id, { stock: { 'M/sage': 1 } });
  const items = [{ id, quantity: 1, size: 'M', color: 'sage' }];
  const body = { items, currency: 'EUR', locale: 'lt', customerEmail: `${randomUUID()}@example.com`, ...changes };
  const response = await shop.post('create-checkout', body, { ip: randomUUID() });
  return { status: response.status, ...(await response.json()) };
}

describe('an order to a locker', () => {
  it('keeps the carrier, the locker and its address, at the standard fee', async () => {
    const point = (await points('LT')).find(({ carrier, city }) => carrier === 'dpd' && city === 'Šiauliai');
    const placed = await placeTestOrder(shop, 1, toLocker({ carrier: 'dpd', id: point?.['id'] }));
    const [row] = await shop.sql`
      select pickup_carrier, pickup_point_id, pickup_point_name, delivery_name, delivery_phone, delivery_street,
        delivery_postcode, delivery_city, delivery_country, delivery_option, shipping
      from orders where order_number = ${placed.orderNumber}`;
    expect({ ...row }).toEqual({
      pickup_carrier: 'dpd',
      pickup_point_id: point?.['id'],
      pickup_point_name: point?.['name'],
      delivery_name: name,
      delivery_phone: phone,
      delivery_street: point?.['address'],
      delivery_postcode: point?.['postcode'],
      delivery_city: 'Šiauliai',
      delivery_country: 'LT',
      delivery_option: 'standard',
      shipping: 495,
    });
  });

  it('asks for no signature, whatever it is worth: the code stands for it', async () => {
    const [point] = await points('LT');
    const pickup = { carrier: point?.['carrier'], id: point?.['id'] };
    const signed = async (changes: object) => {
      const id = `coat-${randomUUID().slice(0, 8)}`;
      await addProduct(shop.sql, id, { price: 25_000, stock: { 'M/navy': 1 } });
      const { orderNumber } = await tryOrder({ items: [{ id, quantity: 1, size: 'M', color: 'navy' }], ...changes });
      const [row] = await shop.sql`select signature_required from orders where order_number = ${orderNumber}`;
      return row?.['signature_required'];
    };
    expect(await signed({ delivery })).toBe(true);
    expect(await signed(toLocker(pickup))).toBe(false);
  });

  it('that the carrier does not know, or has elsewhere, is refused with what to do', async () => {
    const unknown = await tryOrder(toLocker({ carrier: 'dpd', id: 'nowhere' }));
    expect(unknown).toMatchObject({ status: 400, code: 'pickup_point_unknown' });
    expect(unknown.error).toContain('choose another one or delivery by courier');
    const [latvian] = await points('LV');
    const { carrier, id } = latvian ?? {};
    expect(await tryOrder(toLocker({ carrier, id }))).toMatchObject({ code: 'pickup_point_unknown' });
    const tryLatvia = await tryOrder(toLocker({ carrier, id }, { country: 'LV' }));
    expect(tryLatvia).toMatchObject({ status: 200 });
  });

  it('that has closed since it was shown is refused', async () => {
    const [point] = await points('LT');
    await shop.sql`
      update parcel_lockers set is_active = false
      where carrier = ${point?.['carrier'] ?? ''} and locker_id = ${point?.['id'] ?? ''}`;
    const { carrier, id } = point ?? {};
    expect(await tryOrder(toLocker({ carrier, id }))).toMatchObject({ code: 'pickup_point_unknown' });
  });

  it('goes by standard delivery alone, needs a phone, and takes no address beside it', async () => {
    const [point] = await points('LT');
    const pickup = { carrier: point?.['carrier'], id: point?.['id'] };
    expect(await tryOrder(toLocker(pickup, { option: 'express' }))).toMatchObject({ code: 'delivery_not_available' });
    expect(await tryOrder(toLocker(pickup, { phone: '12' }))).toMatchObject({ code: 'phone_invalid' });
    expect(await tryOrder(toLocker(pickup, { street: 'Pilies g. 1' }))).toMatchObject({
      code: 'invalid_request',
      details: { field: 'delivery.street' },
    });
    expect(await tryOrder({ delivery: { ...delivery, city: '' } })).toMatchObject({
      code: 'invalid_request',
      details: { field: 'delivery.city' },
    });
  });
});

describe('a company that buys', () => {
  const company = { name: 'UAB „Siūlas“', code: '124110246', vatCode: 'lt 241102419' };

  it('is kept with the order as documents name it', async () => {
    const placed = await placeTestOrder(shop, 1, { company });
    const [row] = await shop.sql`
      select company_name, company_code, company_vat_code from orders where order_number = ${placed.orderNumber}`;
    expect({ ...row }).toEqual({
      company_name: 'UAB „Siūlas“',
      company_code: '124110246',
      company_vat_code: 'LT241102419',
    });
  });

  it('is kept with its own address, in the way of its country’s post; without one the columns are empty', async () => {
    const address = { country: 'LV', postcode: '1010', city: ' Rīga ', street: 'Brīvības iela 5' };
    for (const [asked, kept] of [
      [{ ...company, address }, ['Brīvības iela 5', 'LV-1010', 'Rīga', 'LV']],
      [company, [null, null, null, null]],
    ] as const) {
      const placed = await placeTestOrder(shop, 1, { company: asked });
      const [row] = await shop.sql`
        select company_street, company_postcode, company_city, company_country from orders
        where order_number = ${placed.orderNumber}`;
      expect(Object.values(row ?? {})).toEqual(kept);
    }
  });

  it('with a wrong address is told the field', async () => {
    const address = { country: 'PL', postcode: '00-950', city: 'Warszawa', street: 'ul. Długa 1' };
    const wrong = (changes: object) =>
      tryOrder({ delivery, company: { ...company, address: { ...address, ...changes } } });
    expect(await wrong({ postcode: '1010' })).toMatchObject({
      status: 400,
      code: 'company_postcode_invalid',
      details: { country: 'PL', example: '00-950' },
    });
    for (const field of ['street', 'city', 'postcode'])
      expect(await wrong({ [field]: ' ' })).toMatchObject({
        code: 'invalid_request',
        details: { field: `company.address.${field}` },
      });
    expect(await wrong({ country: 'SE' })).toMatchObject({ code: 'invalid_request' });
  });

  it('needs no VAT number', async () => {
    expect(await tryOrder({ delivery, company: { name: 'MB Siūlas', code: '124110246' } })).toMatchObject({
      status: 200,
    });
  });

  it('with a wrong code or VAT number is told which', async () => {
    expect(await tryOrder({ delivery, company: { ...company, code: '124110247' } })).toMatchObject({
      status: 400,
      code: 'company_code_invalid',
    });
    expect(await tryOrder({ delivery, company: { ...company, vatCode: 'LT12' } })).toMatchObject({
      status: 400,
      code: 'vat_code_invalid',
    });
    expect(await tryOrder({ delivery, company: { ...company, name: ' ' } })).toMatchObject({ code: 'invalid_request' });
  });
});
