import type { Language } from '../language/languages.ts';
import { type Currency, isCurrency } from '../money/currency.ts';
import { addItem, type Cart, type CartItem, maximumLineQuantity, readPrice } from './cart.ts';

/** The key of the one persisted value (storefront.md section 9). */
export const cartStorageKey = 'cart-storage';

/** What stands under `cart-storage` (decisions.md, persisted cart). `language` is upper case. */
export interface CartStorage {
  readonly items: Cart;
  readonly currency: Currency;
  readonly language: 'EN' | 'LT' | 'RU';
  readonly version: number;
}

const cartStorageVersion = 1;

/** The language as the stored state spells it. */
export function storedLanguage(language: Language): CartStorage['language'] {
  return language.toUpperCase() as CartStorage['language'];
}

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

function parseItem(value: unknown, priceFactor: number): CartItem | undefined {
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
    price: readPrice(typeof price === 'number' ? price * priceFactor : price),
    image: text(raw['image']),
    size: text(raw['size']),
    color: text(raw['color']),
    quantity,
    ...(typeof available === 'number' && Number.isInteger(available) && available >= 0 ? { available } : {}),
  };
}

const isFractional = (value: unknown) => {
  const price = (value as Record<string, unknown> | null)?.['price'];
  return typeof price === 'number' && !Number.isInteger(price);
};

/** Lines of one product, size and colour become one; lines beyond the limit are dropped. */
function parseItems(list: readonly unknown[]): Cart {
  // An older shape kept euros: one price with a fraction tells that the whole list does.
  const priceFactor = list.some(isFractional) ? 100 : 1;
  return list.reduce<Cart>((cart, value) => {
    const item = parseItem(value, priceFactor);
    return item === undefined ? cart : addItem(cart, item, item.quantity);
  }, []);
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
    items: parseItems(list ?? []),
    currency: isCurrency(raw['currency']) ? raw['currency'] : emptyCartStorage.currency,
    language: language === 'EN' || language === 'RU' ? language : 'LT',
    version: cartStorageVersion,
  };
}
