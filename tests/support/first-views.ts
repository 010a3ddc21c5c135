/** The month until today beside the one before it, as reports and analytics are asked for it. */
const month = `jsonb_build_object('from', current_date - 29, 'to', current_date, 'before_from', current_date - 59,
  'before_to', current_date - 30, 'by', 'day')`;

/** A year until today beside the one before it. */
const year = `jsonb_build_object('from', current_date - 364, 'to', current_date, 'before_from', current_date - 729,
  'before_to', current_date - 365)`;

/** What each section of the back office reads when it is opened: SQL of one call. */
export const firstViews: Readonly<Record<string, string>> = {
  dashboard: 'read_dashboard()',
  today: `read_today('{"language": "lt"}')`,
  orders: `list_orders('{}')`,
  'orders by a name': `list_orders('{"words": "person 29999"}')`,
  products: `list_products('{}')`,
  'products by a word': `list_products('{"words": "suknelė 3f2a"}')`,
  inventory: `list_stock('{"language": "lt"}')`,
  customers: `list_customers('{}')`,
  'customers by a name': `list_customers('{"words": "person 2999"}')`,
  analytics: `read_analytics('funnel', ${month})`,
  banners: 'list_banners()',
  demand: `list_demand('{"language": "lt"}')`,
  newsletters: `list_newsletters('{}')`,
  coupons: `list_coupons('{}')`,
  categories: 'read_category_tree()',
  shipping: 'read_delivery_for_staff()',
  suppliers: `list_suppliers('{}')`,
  pricing: `list_margins('{}')`,
  'margins of orders': `list_order_margins('{}')`,
  reports: `read_report('sales', ${month})`,
  'VAT by country': `read_report('vat', ${month})`,
  'VAT of a year': `read_report('vat', ${year})`,
  settings: 'read_settings_for_staff()',
  'audit log': `list_audit_log('{}')`,
  'mails of the settings': `list_mails('{}')`,
  notifications: `read_notifications('{"language": "lt"}')`,
  'orders of the palette': `find_for_palette('{"kind": "orders", "words": "person 29999"}')`,
  'orders of the palette by a word of all': `find_for_palette('{"kind": "orders", "words": "example.com"}')`,
  'products of the palette': `find_for_palette('{"kind": "products", "words": "suknelė 3f2a", "language": "lt"}')`,
  'products of the palette by a word of all': `find_for_palette('{"kind": "products", "words": "sku"}')`,
  'customers of the palette': `find_for_palette('{"kind": "customers", "words": "person-2999"}')`,
  'customers of the palette by a word of all': `find_for_palette('{"kind": "customers", "words": "person"}')`,
  'coupons of the palette': `find_for_palette('{"kind": "coupons", "words": "labas"}')`,
  publishing: `read_publishing('{"language": "lt"}')`,
};
