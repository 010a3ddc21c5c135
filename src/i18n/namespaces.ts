/** The interface texts by namespace, as English has them; the other languages have the same keys (checked). Types only. */
export interface Namespaces {
  faults: typeof import('../../public/locales/en/faults.json');
  diagnostics: typeof import('../../public/locales/en/diagnostics.json');
  live: typeof import('../../public/locales/en/live.json');
  missing: typeof import('../../public/locales/en/missing.json');
  auth: typeof import('../../public/locales/en/auth.json');
  admin: typeof import('../../public/locales/en/admin.json');
  account: typeof import('../../public/locales/en/account.json');
  'account-orders': typeof import('../../public/locales/en/account-orders.json');
  'account-favorites': typeof import('../../public/locales/en/account-favorites.json');
  'account-profile': typeof import('../../public/locales/en/account-profile.json');
  'account-security': typeof import('../../public/locales/en/account-security.json');
  layout: typeof import('../../public/locales/en/layout.json');
  catalogue: typeof import('../../public/locales/en/catalogue.json');
  listing: typeof import('../../public/locales/en/listing.json');
  product: typeof import('../../public/locales/en/product.json');
  content: typeof import('../../public/locales/en/content.json');
  cookies: typeof import('../../public/locales/en/cookies.json');
  home: typeof import('../../public/locales/en/home.json');
  cart: typeof import('../../public/locales/en/cart.json');
  coupon: typeof import('../../public/locales/en/coupon.json');
  search: typeof import('../../public/locales/en/search.json');
  checkout: typeof import('../../public/locales/en/checkout.json');
  delivery: typeof import('../../public/locales/en/delivery.json');
  sizes: typeof import('../../public/locales/en/sizes.json');
  favorites: typeof import('../../public/locales/en/favorites.json');
  'product-actions': typeof import('../../public/locales/en/product-actions.json');
  newsletter: typeof import('../../public/locales/en/newsletter.json');
  contact: typeof import('../../public/locales/en/contact.json');
  withdraw: typeof import('../../public/locales/en/withdraw.json');
  order: typeof import('../../public/locales/en/order.json');
  tracking: typeof import('../../public/locales/en/tracking.json');
  reminder: typeof import('../../public/locales/en/reminder.json');
  review: typeof import('../../public/locales/en/review.json');
  return: typeof import('../../public/locales/en/return.json');
  'stock-notice': typeof import('../../public/locales/en/stock-notice.json');
}
export type Namespace = keyof Namespaces;
