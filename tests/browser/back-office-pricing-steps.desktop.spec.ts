import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test } from './shop-test.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

const count = 250;

test('new prices that somebody left half way are seen with how far they are, and go on by themselves', async ({
  page,
  complaints,
  shop,
  sql,
}) => {
  test.setTimeout(120_000);
  const say = words('en', 'admin-pricing');
  const word = `steps${crypto.randomUUID().slice(0, 8)}`;
  await sql`
    insert into products (id, sku, name, name_lt, name_ru, description, description_lt, description_ru, price, images, active)
    select ${word} || '-' || n, upper(${word}) || '-' || n, ${word} || ' ' || n, ${word} || ' ' || n, ${word} || ' ' || n, 'Linen.', 'Linas.',
      'Лён.', 5000, array['women-wrap-dress/red'], false
    from generate_series(1, ${count}) n`;
  const prices = async () => [
    ...(await sql`select sale_price, count(*)::integer from products where id like ${`${word}-%`} group by 1 order by 1`),
  ];
  await openBackOffice(page, 'en', { shop, sql }, `/admin/pricing?change=1&q=${word}`);
  await page.locator('[name=percent]').fill('10');
  await page.locator('[name=percent]').press('Enter');
  await expect(page.getByRole('heading', { name: /10/ })).toBeVisible();
  const run = new URL(page.url()).searchParams.get('run');

  const progress = page.getByRole('progressbar');
  for (const [step, { sale_price, state }] of [
    ['apply_price_run', { sale_price: 4500, state: 'applied' }],
    ['undo_price_run', { sale_price: null, state: 'undone' }],
  ] as const) {
    // As a function leaves it whose time is over.
    await sql.unsafe(`select ${step}($1, 200)`, [run]);
    expect(await prices()).toHaveLength(2);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/.netlify/functions/admin-pricing', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await expect(progress).toHaveAttribute('value', '200');
    await expect(progress).toHaveAttribute('max', String(count));
    await expect(page.getByText(say('runs.progress', { count: 200, all: count }), { exact: true })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    release();
    await expect(page.getByText(say(`runs.states.${state}`), { exact: true }).first()).toBeVisible();
    await expect(progress).toBeHidden();
    expect(await prices()).toEqual([{ sale_price, count }]);
    await page.unroute('**/.netlify/functions/admin-pricing');
  }
  // Nobody else's lists are about these.
  await sql`update products set archived_at = now() where id like ${`${word}-%`}`;
  forgive(complaints, /409/);
});
