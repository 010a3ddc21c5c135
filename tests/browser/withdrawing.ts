import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { dress, newShopper } from './shopping.ts';

/**
 * A paid order of two pieces of the dress, placed and paid without a browser. `daysAgo`: all of it came that many days ago;
 * absent, it is still in the shop.
 */
export async function paidOrder(site: string, sql: Sql, daysAgo?: number) {
  const shopper = newShopper('withdraw');
  const { city, name, phone, postcode, street } = shopper;
  const response = await fetch(`${site}/.netlify/functions/create-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      items: [{ id: dress.id, quantity: 2, size: 'XXL', color: 'red' }],
      ...{ currency: 'EUR', locale: 'lt', checkoutId: randomUUID(), customerEmail: shopper.email },
      delivery: { name, phone, country: 'LT', postcode, city, street, option: 'standard' },
    }),
  });
  const { orderNumber } = (await response.json()) as { orderNumber: string };
  const [row] = await sql`select id, access_token, total_amount from orders where order_number = ${orderNumber}`;
  if (row === undefined) throw new Error(`No order ${orderNumber}.`);
  const order = String(row['id']);
  await sql`
    select record_payment_event('stripe', ${`evt_${randomUUID()}`}, 'paid', ${sql.json({
      ...{ order_id: order, session_id: `cs_${order}`, payment_id: `pi_${order}` },
      ...{ amount: Number(row['total_amount']), currency: 'eur' },
    })})`;
  if (daysAgo !== undefined) {
    const number = randomUUID().replaceAll('-', '').toUpperCase();
    const [sent] = await sql`select ship_parcel(${order}, null, 'dpd', ${number}, 'admin') ->> 'parcel_id' as parcel`;
    const parcel = String(sent?.['parcel']);
    await sql`select record_parcel_state(${parcel}, 'delivered', 'carrier')`;
    await sql`update parcels set delivered_at = now() - make_interval(days => ${daysAgo}) where id = ${parcel}`;
  }
  return { ...shopper, order, orderNumber, token: String(row['access_token']) };
}
