import { describe, expect, it } from 'vitest';
import { isSettingValue, settingKind } from './shop-settings.ts';

const takes = (key: string, value: unknown) => isSettingValue(settingKind(key, value), value);

describe('a setting', () => {
  it.each([
    ['signature_above', [0, 20_000], [-1, 1.5, '200', null]],
    ['return_days', [14, 365], [13, 366, 30.5]],
    [
      'dispatch_business_days',
      [
        [1, 3],
        [2, 2],
      ],
      [[3, 1], [1], [1, 2, 3], [1, 61], 'from', { from: 1 }],
    ],
    ['order_cutoff', ['00:00', '23:59'], ['24:00', '9:00', '14:60', 14]],
    ['oss_registered', [true, false], ['true', 1, null]],
    [
      'reservation_minutes',
      [{ card: 31, bank: 10 }],
      [{ card: 30, bank: 60 }, { card: 31 }, { card: 31, bank: 60, other: 1 }, null, [31, 60]],
    ],
    ['card_methods', [['card'], ['card', 'paypal']], [[], ['paypal'], ['card', 'card'], ['card', 'cash'], 'card']],
    ['demonstration_data', [], [true, false]],
  ])('%s takes what it may and nothing else', (key, good, bad) => {
    for (const value of good) expect(takes(key, value), JSON.stringify(value)).toBe(true);
    for (const value of bad) expect(takes(key, value), JSON.stringify(value)).toBe(false);
  });

  it('that is newer than the list is told by its value, and only shown where that says too little', () => {
    expect(takes('made_later', 12)).toBe(true);
    expect(takes('made_later', false)).toBe(true);
    expect(takes('made_later', -1)).toBe(false);
    expect(takes('made_later', 'words')).toBe(false);
    expect(takes('made_later', [1, 2])).toBe(false);
  });
});
