import { beforeAll, describe, expect, it } from 'vitest';
import { type Report, reports } from '#src/contracts/staff-reports.ts';
import { issueDueDocuments } from '#src/server/documents/issue-documents.ts';
import { exampleSeller } from '#tests/support/example-documents.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import { databaseUnderTest } from './harness.ts';
import { answerRefund, caller, type PaidOrder, refund } from './refund-calls.ts';
import { sell } from './report-calls.ts';

const database = databaseUnderTest();

interface Quarter {
  readonly from: string;
  readonly to: string;
}
let now: Quarter;
let earlier: Quarter & { readonly name: string };

async function read({ from, to }: Quarter): Promise<Report<'oss'>> {
  const [row] = await database.sql`
    select make_report('oss', ${database.sql.json({ from, to, before_from: from, before_to: to })}) as answer`;
  return reports.oss.parse(row?.['answer']);
}

const issue = () => issueDueDocuments({ call: caller(database.sql), seller: exampleSeller });

/** Entries of documents of the quarter before: Latvia 100.00 and, of the same quarter, a note of 40.00; Germany 50.00. */
const earlierEntries = [
  { number: 900_001, series: 'GJ', country: 'LV', basis_points: 2100, net: 10_000, vat: 2100, days: 3 },
  { number: 900_002, series: 'GJ', country: 'DE', basis_points: 1900, net: 5000, vat: 950, days: 3 },
  { number: 900_001, series: 'GJK', country: 'LV', basis_points: 2100, net: -4000, vat: -840, days: 2 },
] as const;

beforeAll(async () => {
  const { sql } = database;
  const [quarters] = await sql<{ from: string; to: string; earlier_from: string; earlier_to: string; name: string }[]>`
    select begins::date::text as from, (begins + interval '3 months' - interval '1 day')::date::text as to,
      (begins - interval '3 months')::date::text as earlier_from, (begins - interval '1 day')::date::text as earlier_to,
      extract(year from begins - interval '1 day') || '-Q' || extract(quarter from begins - interval '1 day') as name
    from (select date_trunc('quarter', now() at time zone 'Europe/Vilnius') as begins) quarter`;
  if (quarters === undefined) throw new Error('no quarters');
  now = quarters;
  earlier = { from: quarters.earlier_from, to: quarters.earlier_to, name: quarters.name };
  await sql`update settings set value = 'true' where key = 'oss_registered'`;
  const [dress] = await addProduct(sql, 'dress', { price: 10_000, stock: { 'S/red': 50 } });
  if (!dress) throw new Error('no variant');

  for (const { number, series, country, basis_points, net, vat, days } of earlierEntries)
    await sql`
      insert into vat_entries (series, number, basis_points, issued_at, invoiced_at, delivery_country, vat_country, is_business, currency, net_eur, vat_eur)
      select ${series}, ${number}, ${basis_points}, at, at, ${country}, ${country}, false, 'EUR', ${net}, ${vat}
      from (select (${earlier.to}::date - ${days}::integer)::timestamp at time zone 'Europe/Vilnius' as at) instant`;
  // A note of this quarter for what was invoiced in the last.
  await sql`
    insert into vat_entries (series, number, basis_points, issued_at, invoiced_at, delivery_country, vat_country, is_business, currency, net_eur, vat_eur)
    select 'GJK', 900002, 1900, now(), (${earlier.to}::date - 3)::timestamp at time zone 'Europe/Vilnius', 'DE', 'DE', false, 'EUR', -5000, -950`;

  // 100.00 each, delivered free or not as the country has it; a piece of the Latvian order goes back.
  const latvian = await sell(sql, { country: 'LV', goods: [[dress, 2]] });
  await sell(sql, { country: 'EE', goods: [[dress, 1]] });
  await sell(sql, { country: 'EE', goods: [[dress, 1]], currency: 'USD' });
  await sell(sql, { country: 'LT', goods: [[dress, 1]] });
  await issue();
  const back = await refund(sql, latvian as unknown as PaidOrder, {
    pieces: [{ line: latvian.items[0] ?? 0, quantity: 1, restock: false }],
  });
  if (!back.ok) throw new Error(back.failure.code);
  const [owed] = await sql<{ id: string }[]>`select id from refunds where state = 'pending'`;
  await answerRefund(sql, owed?.id ?? '');
  await issue();
});

describe('the return to the One Stop Shop', () => {
  it('has a row for each member state and rate; credit notes of the same quarter lower it, Lithuania is not in it', async () => {
    const { supplies, total } = await read(now);
    // 200.00 − 100.00 with 21 % to Latvia, 2 × 100.00 with 24 % to Estonia.
    expect(supplies).toEqual([
      { country: 'EE', basis_points: 2400, net: 16_130, vat: 3870 },
      { country: 'LV', basis_points: 2100, net: 8265, vat: 1735 },
    ]);
    expect(total).toMatchObject({ net: 16_130 + 8265, vat: 3870 + 1735 });
  });

  it('names the quarter of what it corrects, with the VAT alone', async () => {
    const { corrections, total } = await read(now);
    expect(corrections).toEqual([{ country: 'DE', period: earlier.name, vat: -950 }]);
    expect(total.corrected).toBe(-950);
  });

  it('of a quarter that is over stays as it was filed', async () => {
    const { supplies, corrections } = await read(earlier);
    expect(supplies).toEqual([
      { country: 'DE', basis_points: 1900, net: 5000, vat: 950 },
      { country: 'LV', basis_points: 2100, net: 6000, vat: 1260 },
    ]);
    expect(corrections).toEqual([]);
  });

  it('says how many documents are in another currency, and that the shop is registered', async () => {
    const { foreign_currency, businesses, meter } = await read(now);
    expect({ foreign_currency, businesses }).toEqual({ foreign_currency: 1, businesses: 0 });
    expect(meter.is_registered).toBe(true);
  });

  it('and the VAT by country agree', async () => {
    const asked = { from: now.from, to: now.to, before_from: earlier.from, before_to: earlier.to };
    const [row] = await database.sql`select make_report('vat', ${database.sql.json(asked)}) as answer`;
    const { rows } = reports.vat.parse(row?.['answer']);
    const { supplies, total } = await read(now);
    const abroad = rows.filter(({ vat_country }) => vat_country !== 'LT');
    expect(abroad.reduce((sum, { vat }) => sum + vat, 0)).toBe(total.vat + total.corrected);
    expect(abroad.find(({ country }) => country === 'LV')?.net).toBe(
      supplies.find(({ country }) => country === 'LV')?.net,
    );
  });
});
