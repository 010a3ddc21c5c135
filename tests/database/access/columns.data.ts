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
  care_instructions: both('code text text_lt text_ru display_order'),
  contact_messages: { insert: '', update: 'status answered_at' },
  fibres: both('code name name_lt name_ru is_textile display_order'),
  fits: both('code name name_lt name_ru display_order'),
  garment_parts: both('code name name_lt name_ru display_order'),
  manufacturers: both(
    'id name postal_address electronic_address country responsible_name responsible_postal_address responsible_electronic_address created_at updated_at',
  ),
  reviews: { insert: '', update: 'status' },
  slug_redirects: both('old_path new_path created_at'),
} as const satisfies Readonly<Record<string, Writable>>;

export const writableColumns: Readonly<Record<string, Writable>> = { ...byCustomers, ...byTheBackOffice };
