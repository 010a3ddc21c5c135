/**
 * What everyone may do, table by table: letters for select, insert, update, delete, then the labels of the rows
 * (rows.data.ts; `*` is all of them). A customer is A; B is the same with the letters changed, and whoever lacks a lock of
 * the back office is a customer without rows. A table that is not here fails the test: decide who may what, then add it.
 */
interface Expected {
  readonly visitor: string;
  readonly customer: string;
  readonly editor: string;
  readonly admin: string;
  readonly service: string;
}

const nobody: Expected = { visitor: '', customer: '', editor: '', admin: '', service: '' };
const serviceOnly: Expected = { ...nobody, service: 'siud *' };
const adminReads: Expected = { ...serviceOnly, admin: 's *' };
const adminWrites: Expected = { ...serviceOnly, admin: 'siud *' };
const editorReads: Expected = { ...adminReads, editor: 's *' };
const editorWrites: Expected = { ...adminWrites, editor: 'siud *' };
const customersReadTheirs: Expected = { ...adminReads, customer: 's a' };
const everyoneReads: Expected = { visitor: 's *', customer: 's *', editor: 's *', admin: 's *', service: 'siud *' };
const vocabulary: Expected = { ...everyoneReads, editor: 'siud *', admin: 'siud *' };
const catalogue: Expected = { ...vocabulary, visitor: 's open', customer: 's open' };
const rates: Expected = { ...everyoneReads, admin: 'siud *' };
const delivery: Expected = { ...rates, visitor: 's open', customer: 's open', editor: 's open' };

export const expected: Readonly<Record<string, Expected>> = {
  addresses: { ...customersReadTheirs, customer: 'siud a' },
  admin_grants: { ...serviceOnly, customer: 's a' },
  admin_pin_attempts: adminReads,
  admin_pins: serviceOnly,
  audit_log: { ...adminReads, service: 'si *' },
  back_in_stock_requests: adminReads,
  banners: catalogue,
  builds: editorReads,
  care_instructions: vocabulary,
  cart_reminder_lines: serviceOnly,
  cart_reminder_mailboxes: serviceOnly,
  cart_reminders: serviceOnly,
  carts: { ...serviceOnly, customer: 's a' },
  catalogue_changes: everyoneReads,
  categories: catalogue,
  client_errors: adminReads,
  consents: { ...customersReadTheirs, service: 'sid *' },
  contact_messages: { ...adminReads, admin: 'su *' },
  coupon_announcements: { ...adminReads, service: 's *' },
  coupon_categories: adminWrites,
  coupon_products: adminWrites,
  coupon_redemptions: adminReads,
  coupons: adminWrites,
  credit_notes: { ...customersReadTheirs, service: 's *' },
  delivery_options: delivery,
  disputes: { ...adminReads, service: 's *' },
  document_counters: { ...nobody, service: 's *' },
  exchange_rates: rates,
  favorites: { ...customersReadTheirs, customer: 'sid a' },
  fibres: vocabulary,
  fits: vocabulary,
  garment_parts: vocabulary,
  interface_texts: vocabulary,
  invoices: { ...customersReadTheirs, service: 's *' },
  job_runs: adminReads,
  listing_curation: vocabulary,
  manufacturers: vocabulary,
  newsletter_subscribers: adminReads,
  order_events: { ...customersReadTheirs, service: 'si *' },
  order_items: { ...customersReadTheirs, service: 'si *' },
  orders: customersReadTheirs,
  outbox: adminReads,
  parcel_items: customersReadTheirs,
  parcel_locker_lists: adminReads,
  parcel_lockers: { ...delivery, admin: 's open' },
  parcels: customersReadTheirs,
  payments: adminReads,
  price_history: { ...editorReads, service: 's *' },
  product_compositions: catalogue,
  product_measurements: catalogue,
  product_pictures: catalogue,
  product_variants: catalogue,
  products: catalogue,
  profiles: { ...customersReadTheirs, customer: 'siu a' },
  public_holidays: rates,
  rate_limit_salt: nobody,
  rate_limits: nobody,
  recovery_codes: serviceOnly,
  refund_items: { ...customersReadTheirs, service: 's *' },
  refunds: customersReadTheirs,
  reserved_slugs: editorReads,
  return_items: customersReadTheirs,
  returns: customersReadTheirs,
  review_photos: serviceOnly,
  reviews: { visitor: 's open', customer: 's a open', editor: 'su *', admin: 'su *', service: 'siud *' },
  search_counts: editorReads,
  search_documents: serviceOnly,
  search_redirects: editorWrites,
  search_synonyms: editorWrites,
  search_vocabulary: serviceOnly,
  settings: { ...delivery, admin: 'su *' },
  shipping_zones: delivery,
  slug_redirects: vocabulary,
  state_transitions: serviceOnly,
  stock_movements: { ...adminReads, service: 's *' },
  stock_reservations: { ...adminReads, service: 's *' },
  stock_take_lines: { ...adminReads, service: 's *' },
  saved_views: { ...adminReads, service: 's *' },
  stock_takes: { ...adminReads, service: 's *' },
  supplier_feed_runs: adminReads,
  supplier_feeds: adminWrites,
  supplier_products: adminWrites,
  suppliers: adminWrites,
  tasks: { ...adminReads, service: 's *' },
  unproven_passwords: nobody,
  uploads: editorReads,
  user_roles: customersReadTheirs,
  vat_rates: rates,
  visit_counts: adminReads,
  webhook_events: adminReads,
  withdrawals: { ...customersReadTheirs, service: 'si *' },
};

/** Functions of `public` that a role may call. Everything else is refused, also to the service key. */
export const callable = {
  anon: [
    'escape_like',
    'lowest_price_before_reduction',
    'normalize_search',
    'read_catalogue_changes',
    'read_live_products',
    'search_products',
    'search_shop',
    'size_rank',
    'suggest_search',
  ],
  authenticated: [
    'asker',
    'claim_my_orders',
    'escape_like',
    'factor_is_shown',
    'is_admin',
    'is_editor',
    'is_email',
    'is_eu_country',
    'is_shop_path',
    'is_slug',
    'keep_typed_password',
    'list_favorites',
    'list_my_orders',
    'list_orders',
    'list_saved_views',
    'list_stock',
    'list_stock_takes',
    'lowest_price_before_reduction',
    'merge_favorites',
    'normalize_search',
    'product_words',
    'read_catalogue_changes',
    'read_dashboard',
    'read_live_products',
    'read_order_again',
    'read_order_for_staff',
    'read_stock',
    'read_stock_take',
    'read_today',
    'restore_favorite',
    'save_cart',
    'search_products',
    'search_shop',
    'set_default_address',
    'size_rank',
    'suggest_search',
    'summarize_my_account',
  ],
} as const;

/** Columns of readable tables that nobody with a session gets, nor visitors. */
export const hiddenColumns = [
  'newsletter_subscribers.confirmation_expires_at',
  'newsletter_subscribers.confirmation_token_hash',
  'newsletter_subscribers.unsubscribe_token_hash',
  'orders.checkout_id',
  'orders.client_hash',
  'orders.content_hash',
  'orders.superseded_by',
  'product_variants.on_hand',
  'product_variants.reserved',
  'reviews.is_demonstration',
  'reviews.moderated_at',
  'reviews.moderated_by',
  'reviews.order_item_id',
  'reviews.rejection',
  'reviews.revision',
  'reviews.user_id',
] as const;
