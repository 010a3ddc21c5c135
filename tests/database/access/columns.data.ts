/**
 * The columns that somebody with a session may name in an insert and in an update, as the grants have it; row-level security
 * (expected.data.ts) says whose rows. Visitors may name none. A column that is missing here fails the test: decide
 * whether a browser may write it, and take it back by `revoke` or column grants where it may not.
 */
interface Writable {
  readonly insert: string;
  readonly update: string;
}

const both = (columns: string): Writable => ({ insert: columns, update: columns });

/** By customers, of their own rows alone. */
const byCustomers = {
  addresses: {
    insert: 'user_id name phone company street postcode city country is_default',
    update: 'name phone company street postcode city country',
  },
  favorites: { insert: 'user_id product_id product_name product_price product_image', update: '' },
  profiles: both('user_id display_name phone_number shipping_address language'),
} as const satisfies Readonly<Record<string, Writable>>;

/** By the back office, behind is_editor() and is_admin(). */
const byTheBackOffice = {
  banners: both('id placement text text_lt text_ru path picture starts_at ends_at is_active display_order updated_at'),
  care_instructions: both('code text text_lt text_ru display_order'),
  categories: both(
    'id slug name name_lt name_ru description description_lt description_ru parent_id is_active display_order created_at updated_at',
  ),
  contact_messages: { insert: '', update: 'status answered_at' },
  delivery_options: both(
    'code name name_lt name_ru surcharge min_business_days max_business_days countries is_active display_order updated_at',
  ),
  exchange_rates: both('currency valid_from rate_millionths'),
  fibres: both('code name name_lt name_ru is_textile display_order'),
  fits: both('code name name_lt name_ru display_order'),
  garment_parts: both('code name name_lt name_ru display_order'),
  listing_curation: both('listing product_id position'),
  manufacturers: both(
    'id name postal_address electronic_address country responsible_name responsible_postal_address responsible_electronic_address created_at updated_at',
  ),
  public_holidays: both('country day name name_lt name_ru'),
  reviews: { insert: '', update: 'status' },
  search_redirects: both('language query path'),
  search_synonyms: both('id language words'),
  settings: { insert: '', update: 'value' },
  shipping_zones: both('country name name_lt name_ru free_from standard_fee is_active display_order updated_at'),
  slug_redirects: both('old_path new_path created_at'),
  supplier_feeds: both(
    'id supplier_id name format url credential_name mapping schedule is_active created_at updated_at',
  ),
  supplier_products: both(
    'supplier_id product_id supplier_sku cost cost_includes_vat available is_preferred updated_at',
  ),
  suppliers: both('id name email country lead_days is_active note created_at updated_at'),
  vat_rates: both('country valid_from basis_points'),
} as const satisfies Readonly<Record<string, Writable>>;

export const writableColumns: Readonly<Record<string, Writable>> = { ...byCustomers, ...byTheBackOffice };
