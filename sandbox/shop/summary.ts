import { demonstrationCoupons } from '#content/demonstration/coupons.ts';
import { codeAt } from '#sandbox/backend/auth/totp.ts';
import { consoleAccounts } from './console-accounts.ts';
import type { Shop } from './start-shop.ts';

/** What `npm start` prints when the shop is up. */
export function summary(shop: Shop, milliseconds: number, withBackOffice: boolean): string {
  const lines = [
    ['Shop', shop.urls.shop],
    ...(withBackOffice ? [['Back office', `${shop.urls.shop}/en/admin`]] : []),
    ['Local console', `${shop.urls.console}  (mail, payments, jobs, builds)`],
  ];
  const rows = lines.map(([name = '', value = '']) => `  ${name.padEnd(14)} ${value}`);
  const accounts = consoleAccounts.map(
    ({ role, email, password, pin, secret }) =>
      `  ${role.padEnd(14)} ${email}  ${password}${pin ? `  PIN ${pin}` : ''}${secret ? `  code ${codeAt(secret, Date.now())} (now; later ones in the console)` : ''}`,
  );
  const cards = [
    '4242 4242 4242 4242  pays',
    '4000 0000 0000 0002  is declined',
    '4000 0025 0000 3155  asks for confirmation',
  ].map((card) => `  ${card}`);
  const coupons = demonstrationCoupons.map(({ code, shows }) => `  ${code.padEnd(14)} ${shows}`);
  return [
    '',
    `The shop is up after ${(milliseconds / 1000).toFixed(1)} s.`,
    '',
    ...rows,
    '',
    'Demonstration accounts',
    ...accounts,
    '',
    'Demonstration cards',
    ...cards,
    '',
    'Demonstration coupons (or any address of the shop with ?coupon=LABAS10)',
    ...coupons,
    '',
    'Lists of suppliers for Supplier APIs (the first with the key named SUPPLIER_DEMONSTRATION_KEY)',
    ...['textile.csv', 'moda.json'].map((list) => `  ${shop.urls.suppliers}/${list}`),
    '',
    'Ctrl+C ends it. `npm start -- --fresh` begins anew.',
  ].join('\n');
}
