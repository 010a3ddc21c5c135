import { type Currency, isCurrency } from '../money/currency.ts';
import { type Cart, type CartItem, maximumLineQuantity } from './cart.ts';

/** The key of the one persisted value (storefront.md section 9). */
export const cartStorageKey = 'cart-storage';

/** What stands under `cart-storage` (decisions.md, persisted cart). `language` is upper case. */
export interface CartStorage {
  readonly items: Cart;
  readonly currency: Currency;
  readonly language: 'EN' | 'LT' | 'RU';
  readonly version: number;
}

export const cartStorageVersion = 1;

/** What is written when something is stored before a language was chosen says LT (storefront.md section 3). */
export const emptyCartStorage: CartStorage = {
  items: [],
  currency: 'EUR',
  language: 'LT',
  version: cartStorageVersion,
};

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function parseItem(value: unknown): CartItem | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const raw = value as Record<string, unknown>;
  if (typeof raw['id'] !== 'string' || raw['id'] === '' || typeof raw['quantity'] !== 'number') return undefined;
  const quantity = Math.min(Math.floor(raw['quantity']), maximumLineQuantity);
  if (!(quantity >= 1)) return undefined;
  const price = raw['price'];
  const available = raw['available'];
  return {
    id: raw['id'],
    name: text(raw['name']),
    name_lt: text(raw['name_lt']),
    name_ru: text(raw['name_ru']),
    price: typeof price === 'number' && Number.isFinite(price) && price >= 0 ? Math.round(price) : 0,
    image: text(raw['image']),
    size: text(raw['size']),
    color: text(raw['color']),
    quantity,
    ...(typeof available === 'number' && Number.isInteger(available) && available >= 0 ? { available } : {}),
  };
}

/**
 * Reads whatever stands under `cart-storage`: ours, an older shape nested under `state`, or a stranger's. Lines that are
 * not lines are dropped; everything else that cannot be read gives undefined, never an error.
 */
export function parseCartStorage(stored: string | null | undefined): CartStorage | undefined {
  if (!stored) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored);
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const outer = parsed as Record<string, unknown>;
  const nested = outer['state'];
  const raw = (typeof nested === 'object' && nested !== null ? nested : outer) as Record<string, unknown>;
  const list = Array.isArray(raw['items']) ? raw['items'] : undefined;
  if (list === undefined && raw['currency'] === undefined && raw['language'] === undefined) return undefined;
  const language = text(raw['language']).toUpperCase();
  return {
    items: (list ?? []).map(parseItem).filter((item) => item !== undefined),
    currency: isCurrency(raw['currency']) ? raw['currency'] : emptyCartStorage.currency,
    language: language === 'EN' || language === 'RU' ? language : 'LT',
    version: cartStorageVersion,
  };
}
