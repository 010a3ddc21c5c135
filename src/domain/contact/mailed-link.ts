/** What a link in a mail may be for, by the name of the function that does it. */
export type MailedLinkAction =
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'stock-notice-confirm'
  | 'stock-notice-cancel'
  | 'stop-cart-reminder';
