/** What a setting of the shop is, and which values it takes. Sums are euro cents. */
export type SettingKind =
  | { readonly kind: 'cents' }
  | { readonly kind: 'count'; readonly least: number; readonly most: number }
  /** From and to, both included. */
  | { readonly kind: 'range'; readonly least: number; readonly most: number }
  /** `HH:MM` of Vilnius. */
  | { readonly kind: 'time' }
  | { readonly kind: 'yes' }
  /** How long stock is held: `{ card, bank }`. */
  | { readonly kind: 'minutes' }
  | { readonly kind: 'methods' }
  /** Nobody changes it here. */
  | { readonly kind: 'shown' };

/** Groups in the order in which they are shown. */
export const settingGroups = ['delivery', 'returns', 'checkout', 'taxes', 'goods', 'publishing'] as const;
export type SettingGroup = (typeof settingGroups)[number];

const cents = { kind: 'cents' } as const;
const count = (least: number, most: number) => ({ kind: 'count', least, most }) as const;
const days = { kind: 'range', least: 0, most: 60 } as const;

/** The settings that the shop knows, by key, with what the law and the providers ask of their values. */
export const shopSettings = {
  free_shipping_threshold: { group: 'delivery', ...cents },
  shipping_estimate: { group: 'delivery', ...cents },
  signature_above: { group: 'delivery', ...cents },
  order_cutoff: { group: 'delivery', kind: 'time' },
  dispatch_business_days: { group: 'delivery', ...days },
  // Fourteen days are every buyer's by law (law.md, withdrawal).
  return_days: { group: 'returns', ...count(14, 365) },
  return_label_free_from: { group: 'returns', ...cents },
  return_label_cost_lithuania: { group: 'returns', ...cents },
  return_label_cost_abroad: { group: 'returns', ...cents },
  return_processing_business_days: { group: 'returns', ...days },
  refund_days_bank: { group: 'returns', ...days },
  refund_days_card: { group: 'returns', ...days },
  exchange_hold_days: { group: 'returns', ...count(1, 365) },
  reservation_minutes: { group: 'checkout', kind: 'minutes' },
  quantity_per_line: { group: 'checkout', ...count(1, 1000) },
  open_orders_per_email: { group: 'checkout', ...count(1, 1000) },
  open_orders_per_client: { group: 'checkout', ...count(1, 1000) },
  card_methods: { group: 'checkout', kind: 'methods' },
  card_refusals_per_order: { group: 'checkout', ...count(1, 100) },
  card_refusals_per_client: { group: 'checkout', ...count(1, 1000) },
  oss_registered: { group: 'taxes', kind: 'yes' },
  oss_threshold: { group: 'taxes', ...cents },
  // Ten, as the specification has it: lists, dashboard and their indexes count by it.
  low_stock_below: { group: 'goods', kind: 'shown' },
  repricing_markup_percent: { group: 'goods', ...count(0, 1000) },
  publish_after_quiet_minutes: { group: 'publishing', ...count(0, 1440) },
  demonstration_data: { group: 'publishing', kind: 'shown' },
} as const satisfies Readonly<Record<string, SettingKind & { readonly group: SettingGroup }>>;
export type KnownSetting = keyof typeof shopSettings;

/** Ways to pay that the card provider offers; `card` brings Apple Pay and Google Pay. */
export const cardMethods = ['card', 'link', 'paypal'] as const;

/** The least that the card provider takes, and the most that goods are kept from others. */
export const leastMinutes = { card: 31, bank: 10 } as const;
export const mostMinutes = 1440;
const mostCents = 100_000_000;

export function isKnownSetting(key: string): key is KnownSetting {
  return Object.hasOwn(shopSettings, key);
}

const isCount = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** What a setting is; one that is newer than this list is told by its value, and only shown where that says too little. */
export function settingKind(key: string, value: unknown): SettingKind {
  if (isKnownSetting(key)) return shopSettings[key];
  if (typeof value === 'boolean') return { kind: 'yes' };
  return typeof value === 'number' ? { kind: 'count', least: 0, most: mostCents } : { kind: 'shown' };
}

/** Whether a setting of this kind may have this value. */
export function isSettingValue(setting: SettingKind, value: unknown): boolean {
  switch (setting.kind) {
    case 'cents':
      return isCount(value, 0, mostCents);
    case 'count':
      return isCount(value, setting.least, setting.most);
    case 'range': {
      if (!Array.isArray(value) || value.length !== 2) return false;
      const [from, to]: readonly unknown[] = value;
      return isCount(from, setting.least, setting.most) && isCount(to, from, setting.most);
    }
    case 'time':
      return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
    case 'yes':
      return typeof value === 'boolean';
    case 'minutes': {
      if (typeof value !== 'object' || value === null || Object.keys(value).toSorted().join() !== 'bank,card')
        return false;
      const { card, bank } = value as Readonly<Record<string, unknown>>;
      return isCount(card, leastMinutes.card, mostMinutes) && isCount(bank, leastMinutes.bank, mostMinutes);
    }
    case 'methods': {
      // Without cards the provider's page would be empty.
      const known: readonly unknown[] = cardMethods;
      return (
        Array.isArray(value) &&
        value.includes('card') &&
        new Set(value).size === value.length &&
        value.every((each) => known.includes(each))
      );
    }
    case 'shown':
      return false;
  }
}
