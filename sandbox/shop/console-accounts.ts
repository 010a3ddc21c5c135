import { demonstrationAccounts, demonstrationFactor, demonstrationPin } from '#content/demonstration/accounts.ts';

/** The demonstration accounts as the start and the console show them; staff need the PIN and the second factor as well. */
export const consoleAccounts = demonstrationAccounts.map(({ displayName, role, email, password }) => ({
  name: displayName,
  role,
  email,
  password,
  ...(role === 'customer' ? {} : { pin: demonstrationPin.pin, secret: demonstrationFactor.secret }),
}));
