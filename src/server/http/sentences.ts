type Details = Readonly<Record<string, unknown>>;

const list = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value));

/** English sentences for programs and logs; the interface translates the code (storefront.md section 8 for the first). */
const sentences: Readonly<Record<string, (details: Details) => string>> = {
  invalid_products: ({ ids }) => `Invalid product IDs: ${list(ids)}`,
  invalid_request: ({ field }) => (field ? `The request is not valid: ${String(field)}` : 'The request is not valid'),
  variant_unknown: ({ id }) => `This size and colour does not exist: ${String(id)}`,
  variant_ambiguous: ({ id }) => `Choose a size and a colour: ${String(id)}`,
  currency_not_supported: () => 'This currency is not supported',
  postcode_invalid: ({ example }) => `The postcode is not valid, for example ${String(example)}`,
  phone_invalid: () => 'The phone number is not valid',
  pickup_point_unknown: () => 'This parcel locker is not in use any more: choose another one or delivery by courier',
  company_code_invalid: () => 'The company code is not valid',
  company_postcode_invalid: ({ example }) => `The postcode of the company is not valid, for example ${String(example)}`,
  vat_code_invalid: ({ example }) => `The VAT number is not valid, for example ${String(example)}`,
  delivery_not_available: () => 'This delivery option is not available there',
  user_mismatch: () => 'The user does not match the session',
  origin_not_allowed: () => 'Requests from this origin are not allowed',
  price_changed: () => 'A price has changed',
  out_of_stock: () => 'Some items are no longer in stock in this quantity',
  checkout_already_used: () => 'This checkout was already used for another order',
  total_too_small: () => 'The total is too small to be charged',
  coupon_unknown: () => 'This coupon is not known',
  coupon_not_yet_valid: () => 'This coupon is not valid yet',
  coupon_expired: () => 'This coupon is no longer valid',
  coupon_nothing_fits: () => 'This coupon is for other items',
  coupon_minimum: ({ missing }) =>
    `The items are worth too little for this coupon: ${String(missing)} euro cents are missing`,
  coupon_needs_email: () => 'This coupon needs the e-mail of the customer',
  coupon_used_up: () => 'This coupon has been used up',
  coupon_used_already: () => 'This customer has used this coupon already',
  coupon_changed: () => 'This coupon has changed',
  rate_limited: () => 'Too many requests, please try again later',
  cards_refused: () => 'Too many cards were declined, please try again later',
  payment_unavailable: ({ setting }) =>
    `Payment service temporarily unavailable${setting === undefined ? '' : `: check the ${String(setting)}`}`,
  document_unknown: () => 'The document was not found',
  nothing_to_pack: () => 'Nothing of this order is left to be packed',
  not_allowed: () => 'This is not allowed',
  order_unknown: () => 'The order was not found',
  quantity_exceeded: () => 'The order does not have so many pieces left',
  declaration_used: () => 'Another declaration was sent under this id',
  pieces_taken: ({ left }) => `Fewer pieces of this order can be returned: ${String(left)}`,
  return_too_late: () => 'The time to return this item is over',
  size_unfit: () => 'An exchange needs another size of the same item',
  size_sold_out: ({ left }) => `Fewer pieces of this size are left: ${String(left)}`,
  items_gone: () => 'Some of these items are no longer available',
  link_invalid: () => 'This link was used before or is too old',
  method_not_allowed: () => 'This method is not allowed',
  content_type_not_supported: () => 'The body must be application/json',
  body_too_large: () => 'The body is too large',
  body_not_json: () => 'The body is not valid JSON',
  signature_invalid: () => 'The signature is not valid',
  unexpected: () => 'Something went wrong',
};

/** The English sentence of an error code. */
export function sentence(code: string, details: Details = {}): string {
  return (sentences[code] ?? sentences['unexpected'])?.(details) ?? code;
}
