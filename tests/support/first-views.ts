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
  coupons: `list_coupons('{}')`,
};
