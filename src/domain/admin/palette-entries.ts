import { type AdminSection, maySee, type StaffRole, sectionPath } from './sections.ts';

/** A way that the command palette offers by itself; its name and the words that find it are texts under its key. */
export interface PaletteEntry {
  /** `places` are looked at, `acts` begin something. */
  readonly group: 'places' | 'acts';
  /** Where it leads, or what it belongs to; whoever does not see that is not offered it. */
  readonly section?: AdminSection;
  /** What of the section: `view=to_pack`. */
  readonly query?: string;
  /** A page of its own instead, without language. */
  readonly path?: string;
  /** Done on the spot: it has no address. */
  readonly isDone?: boolean;
  readonly isForAdministrators?: boolean;
}

const place = (section: AdminSection, query?: string, isForAdministrators = false): PaletteEntry => ({
  ...{ group: 'places', section, isForAdministrators },
  ...(query !== undefined && { query }),
});
const start = (section: AdminSection, query: string, isForAdministrators = false): PaletteEntry => ({
  ...{ group: 'acts', section, query, isForAdministrators },
});
const done = (section?: AdminSection): PaletteEntry => ({
  ...{ group: 'acts', isDone: true },
  ...(section !== undefined && { section }),
});

/** Everything that is offered, in the order in which it is when nothing else decides: sections, their parts, acts. */
export const paletteEntries = {
  dashboard: place('dashboard'),
  orders: place('orders'),
  products: place('products'),
  inventory: place('inventory'),
  customers: place('customers'),
  analytics: place('analytics'),
  marketing: place('marketing'),
  translation: place('translation'),
  coupons: place('coupons'),
  categories: place('categories'),
  shipping: place('shipping'),
  suppliers: place('suppliers'),
  pricing: place('pricing'),
  reports: place('reports'),
  settings: place('settings'),
  publishing: place('publishing'),
  ordersToPack: place('orders', 'view=to_pack'),
  ordersWaiting: place('orders', 'view=waiting'),
  ordersOnWay: place('orders', 'view=on_way'),
  ordersLate: place('orders', 'view=late'),
  ordersReturns: place('orders', 'view=returns'),
  ordersTasks: place('orders', 'view=tasks'),
  productsIncomplete: place('products', 'view=incomplete'),
  productsSoldOut: place('products', 'view=sold_out'),
  productsReduced: place('products', 'view=reduced'),
  productsReviews: place('products', 'reviews=pending'),
  inventoryLow: place('inventory', 'view=low'),
  inventoryTakes: place('inventory', 'takes=1'),
  customersMessages: place('customers', 'messages=new'),
  marketingBanners: place('marketing', 'view=banners'),
  marketingOrder: place('marketing', 'view=order'),
  marketingSearch: place('marketing', 'view=search'),
  marketingDemand: place('marketing', 'view=demand', true),
  marketingNewsletter: place('marketing', 'view=newsletter', true),
  translationMissing: place('translation', 'view=missing'),
  shippingPrices: place('shipping', 'view=prices'),
  shippingHolidays: place('shipping', 'view=holidays'),
  shippingLockers: place('shipping', 'view=lockers'),
  shippingQuote: place('shipping', 'view=quote'),
  pricingLoss: place('pricing', 'view=loss'),
  pricingOrders: place('pricing', 'view=orders'),
  pricingRuns: place('pricing', 'view=runs'),
  reportsSales: place('reports', 'view=sales'),
  reportsProfit: place('reports', 'view=profit'),
  reportsProducts: place('reports', 'view=products'),
  reportsReturns: place('reports', 'view=returns'),
  reportsCoupons: place('reports', 'view=coupons'),
  reportsVat: place('reports', 'view=vat'),
  reportsOss: place('reports', 'view=oss'),
  analyticsProducts: place('analytics', 'view=products'),
  analyticsSearches: place('analytics', 'view=searches'),
  analyticsPages: place('analytics', 'view=pages'),
  analyticsFaults: place('analytics', 'view=faults'),
  settingsPin: place('settings', 'view=pin'),
  settingsRates: place('settings', 'view=rates', true),
  settingsStaff: place('settings', 'view=staff', true),
  settingsMail: place('settings', 'view=mail', true),
  settingsPayments: place('settings', 'view=payments', true),
  settingsLegal: place('settings', 'view=legal', true),
  settingsLog: place('settings', 'view=log', true),
  fixCategories: { group: 'places', path: '/fix-categories' },
  reprice: { group: 'places', path: '/trigger-repricing', isForAdministrators: true },
  shop: { group: 'places', path: '/' },
  newProduct: start('products', 'new=1'),
  newCategory: start('categories', 'new=1'),
  newBanner: start('marketing', 'new=1'),
  newLetter: start('marketing', 'view=newsletter&new=1', true),
  newCoupon: start('coupons', 'new=1'),
  newSupplier: start('suppliers', 'new=1'),
  changePrices: start('pricing', 'change=1'),
  beginTake: start('inventory', 'takes=begin'),
  importProducts: start('products', 'import=1'),
  exportOrders: done('orders'),
  exportProducts: done('products'),
  publish: done('publishing'),
  lock: done(),
  signOut: done(),
  narrow: done(),
  wide: done(),
  light: done(),
  dark: done(),
  system: done(),
  en: { group: 'acts' },
  lt: { group: 'acts' },
  ru: { group: 'acts' },
} as const satisfies Record<string, PaletteEntry>;
export type PaletteEntryKey = keyof typeof paletteEntries;

export const paletteEntryKeys = Object.keys(paletteEntries) as readonly PaletteEntryKey[];

/** Whether an entry is for somebody with this role: what it leads to or belongs to is theirs to see. */
export function mayUse(role: StaffRole, key: PaletteEntryKey): boolean {
  const { section, isForAdministrators = false }: PaletteEntry = paletteEntries[key];
  return (section === undefined || maySee(role, section)) && (role === 'admin' || !isForAdministrators);
}

/** Where an entry leads, without language; undefined for what is done on the spot and for the languages. */
export function entryPath(key: PaletteEntryKey): string | undefined {
  const { section, query, path, isDone = false }: PaletteEntry = paletteEntries[key];
  if (path !== undefined || isDone || section === undefined) return path;
  return query === undefined ? sectionPath(section) : `${sectionPath(section)}?${query}`;
}
