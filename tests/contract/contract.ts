/**
 * What the specification's machine-readable contract asks of the shop's words, as it stands there: `{n}` is a place for a value.
 * Change it when the contract changes, never to make a test pass.
 */
export const contract = {
  messages: [
    'Oops! Page not found',
    'Something went wrong',
    'Try Again',
    'Go to Home',
    'No Products Available',
    'No Sale Items Available',
    'No New Arrivals Yet',
    'No featured products available.',
    'Loading featured products...',
    "No women's shoes found",
    'Failed to fetch categories',
    'Please select a size',
    'Please select a color',
    'Product price not available',
    'Please enter a valid email address',
    'Failed to subscribe',
    'Failed to send message',
    'Some items in your cart are no longer available. Please refresh and try again.',
    'Payment service temporarily unavailable. Please try again later.',
    'Checkout failed. Please try again.',
    'Session Expired',
    'Your session has expired. Please sign in again.',
    'Session Recovered',
    'Your session has been successfully restored.',
    'Recovery Failed',
    'Please sign in again.',
    'Recover Session',
    'Sign In Again',
    'Passwords do not match',
    'Please ensure both password fields match',
    'Password must be at least 6 characters long',
    'Password Update Failed',
    'Invalid Tracking Number',
    'Please enter a valid tracking number',
    'Tracking number "{n}" not found. Please check the number and try again.',
    'Tracking Not Found',
    'This tracking number was not found in our system.',
    'Invalid or expired reset link. Please request a new one.',
    'Invalid reset link. Please request a new one.',
    'No active session. Please use the latest reset link.',
    'Failed to update password',
    'Update Failed',
    'Failed to smart categorize products',
    'Failed to reprice products',
    'Failed to fetch data',
    'Remove Failed',
    'Checkout failed',
    "We're sorry, but something unexpected happened. Please try refreshing the page or contact support if the issue persists.",
  ],
  trackingStatuses: [
    'Order confirmed and being prepared',
    'Package picked up by carrier',
    'In transit to destination',
    'Out for delivery',
    'Delivered',
  ],
  /** Lithuanian in every language. */
  adminMessages: [
    'PIN turi būti 4 skaitmenų',
    'Neteisingas PIN kodas',
    'Prisijungimo klaida',
    'Sėkmingai prisijungta į administracijos panelę',
  ],
  messageKeys: [
    'enterValidEmail',
    'fieldRequired',
    'validEmailRequired',
    'messageSent',
    'messageSentDesc',
    'messageError',
    'messageErrorDesc',
    'checkoutError',
    'passwordsDoNotMatch',
    'passwordMismatch',
    'signInFailed',
    'signUpFailed',
    'resetFailed',
    'welcomeBack',
    'signInSuccess',
    'accountCreated',
    'signUpSuccess',
    'resetEmailSent',
    'checkEmailInstructions',
    'profileUpdated',
    'updateFailed',
    'sessionExpired',
  ],
  accountTabs: ['dashboard', 'orders', 'favorites', 'profile', 'security'],
} as const;

/** Messages that the specification has logged, not shown: no text of a language, but a literal of this file. */
export const logged: Readonly<Record<string, string>> = {
  // storefront.md, 8: “Category tree failure: logged, error text kept with fallback”.
  'Failed to fetch categories': 'src/islands/live/renew-tree.ts',
};

/** Messages that the shop does not say, each with what settles it. One that is said after all has to leave this list. */
export const exceptions: Readonly<Record<string, string>> = {
  'Loading featured products...':
    'decisions.md, “Featured four” and “Loading states”: the cards are chosen at build and stand in the page, so that nothing is waited for',
};
