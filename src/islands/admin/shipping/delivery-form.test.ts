import { describe, expect, it } from 'vitest';
import { optionForm, readOption, readZone, zoneForm } from './delivery-form.ts';

const names = { name: 'Express', name_lt: 'Skubus', name_ru: 'Срочная' };
const zone = {
  ...{
    country: 'LV' as const,
    name: 'Latvia',
    name_lt: 'Latvija',
    name_ru: 'Латвия',
    free_from: 12_050,
    standard_fee: 699,
  },
  ...{ is_active: true, display_order: 2, updated_at: '2026-11-24T08:00:00Z', has_vat: true },
};
const option = {
  ...{
    code: 'express' as const,
    ...names,
    surcharge: 500,
    min_business_days: 1,
    max_business_days: 2,
    countries: null,
  },
  ...{ is_active: false, display_order: 3, updated_at: '2026-11-24T08:00:00Z' },
};

describe('delivery in its fields', () => {
  it('is saved as it was read', () => {
    const { country: _, updated_at: _at, has_vat: _vat, ...same } = zone;
    expect(readZone(zoneForm(zone)).wanted).toEqual(same);
    const { code: _code, updated_at: _then, ...asRead } = option;
    expect(readOption(optionForm(option)).wanted).toEqual(asRead);
    const some = { ...option, countries: ['LT', 'LV'] };
    expect(readOption(optionForm(some)).wanted?.countries).toEqual(['LT', 'LV']);
  });

  it('says of each field what is wrong with it', () => {
    expect(readZone({ ...zoneForm(zone), name_lt: ' ', standard_fee: 'much', display_order: '-1' }).problems).toEqual({
      name_lt: 'name',
      standard_fee: 'amount',
      display_order: 'order',
    });
    const form = { ...optionForm(option), min_business_days: '5', countries: '' };
    expect(readOption(form)).toEqual({ problems: { max_business_days: 'lastDay', countries: 'countries' } });
    expect(readOption({ ...form, max_business_days: '61' }).problems).toMatchObject({ max_business_days: 'days' });
  });
});
