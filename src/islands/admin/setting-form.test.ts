import { describe, expect, it } from 'vitest';
import { settingKind } from '#src/domain/admin/shop-settings.ts';
import { settingForm, typedSetting } from './setting-form.ts';

describe('a setting in its fields', () => {
  it.each([
    ['signature_above', 20_050],
    ['return_days', 30],
    ['dispatch_business_days', [1, 3]],
    ['order_cutoff', '14:00'],
    ['oss_registered', true],
    ['oss_registered', false],
    ['reservation_minutes', { card: 31, bank: 60 }],
    ['card_methods', ['card', 'paypal']],
  ])('%s is saved as it was read', (key, value) => {
    const kind = settingKind(key, value);
    expect(typedSetting(kind, settingForm(kind, value))).toEqual(value);
  });

  it('is nothing where it was typed wrong', () => {
    const typed = (key: string, form: Readonly<Record<string, string>>) => typedSetting(settingKind(key, 0), form);
    expect(typed('signature_above', { value: '12,5' })).toBe(1250);
    expect(typed('signature_above', { value: 'twelve' })).toBeUndefined();
    expect(typed('return_days', { value: '13' })).toBeUndefined();
    expect(typed('dispatch_business_days', { from: '3', to: '1' })).toBeUndefined();
    expect(typed('reservation_minutes', { card: '31', bank: '' })).toBeUndefined();
    expect(typed('card_methods', { value: '' })).toBeUndefined();
  });
});
