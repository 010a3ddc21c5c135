import { randomInt } from 'node:crypto';

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Letters and digits nobody can guess. */
export function randomText(length: number): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
}

/** An id as Stripe makes them: prefix, a marker of the account, 24 characters in all. */
export function newId(
  prefix:
    | 'pi_3'
    | 'ch_3'
    | 're_3'
    | 'txn_3'
    | 'evt_1'
    | 'dp_1'
    | 'li_1'
    | 'price_1'
    | 'prod_'
    | 'pm_1'
    | 'shr_1'
    | 'req_',
): string {
  return `${prefix}${randomText(prefix === 'req_' || prefix === 'prod_' ? 14 : 23)}`;
}
