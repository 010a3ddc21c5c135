import { describe, expect, it } from 'vitest';
import { deliveryOptionCodes, shippingCountries } from '#src/domain/shipping/zones.ts';
import { lithuanianHolidays } from '#tests/support/lithuanian-holidays.ts';
import { databaseUnderTest } from './harness.ts';

const database = databaseUnderTest();

describe('the rows that every shop has', () => {
  it('deliver where and how the shop knows it', async () => {
    const zones =
      await database.sql`select country, free_from, standard_fee from shipping_zones order by display_order`;
    expect(zones.map((zone) => zone['country'])).toEqual(shippingCountries);
    expect(zones[0]).toEqual({ country: 'LT', free_from: 10_000, standard_fee: 495 });
    const options = await database.sql`select code, surcharge, countries from delivery_options order by display_order`;
    expect(options.map((option) => option['code'])).toEqual(deliveryOptionCodes);
    expect(options.map((option) => option['surcharge'])).toEqual([0, 500, 1000]);
    expect(options.map((option) => option['countries'])).toEqual([null, null, ['LT']]);
  });

  it('have a rate of VAT for every country, the one in force', async () => {
    const rates = await database.sql<{ country: string; rate: number }[]>`
      select distinct on (country) country, basis_points as rate from vat_rates
      where valid_from <= '2026-11-21' order by country, valid_from desc`;
    expect(Object.fromEntries(rates.map(({ country, rate }) => [country, rate]))).toEqual({
      ...{ LT: 2100, LV: 2100, EE: 2400 },
      ...{ PL: 2300, DE: 1900, FI: 2550 },
    });
  });

  it('know every day off of the Labour Code, the moving ones too', async () => {
    const rows = await database.sql<{ day: string; name: string }[]>`
      select day::text, name from public_holidays where country = 'LT' order by day`;
    const familyDays = ['Mother’s Day', 'Father’s Day'];
    const expected = [2026, 2027, 2028].flatMap(lithuanianHolidays);
    expect(rows.filter(({ name }) => !familyDays.includes(name)).map(({ day }) => day)).toEqual(expected);
    // The first Sundays of May and of June.
    const sundays = rows.filter(({ name }) => familyDays.includes(name));
    expect(sundays).toHaveLength(6);
    for (const { day } of sundays) {
      expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(0);
      expect(day).toMatch(/-0[56]-0[1-7]$/);
    }
  });

  it('say every setting in words, and keep the shop’s own to itself', async () => {
    const settings = await database.sql<{ key: string; description: string; is_public: boolean }[]>`
      select key, description, is_public from settings`;
    expect(settings.length).toBeGreaterThan(15);
    expect(settings.filter(({ description }) => description.length < 20)).toEqual([]);
    const hidden = settings.filter((setting) => !setting.is_public).map(({ key }) => key);
    expect(hidden).toEqual(
      expect.arrayContaining(['reservation_minutes', 'oss_registered', 'repricing_markup_percent']),
    );
  });

  it('are written in all three languages, each in its own letters', async () => {
    for (const table of [
      'categories',
      'fibres',
      'garment_parts',
      'shipping_zones',
      'delivery_options',
      'public_holidays',
    ]) {
      const wrong = await database.sql`
        select name from ${database.sql(table)}
        where name !~ '[A-Za-z]' or name_lt !~ '[A-Za-zĄČĘĖĮŠŲŪŽąčęėįšųūž]' or name_ru !~ '[А-Яа-яЁё]' or name_ru ~ '[a-z]'`;
      expect(wrong).toEqual([]);
    }
  });
});
