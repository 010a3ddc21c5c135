import { sessionKey } from '#src/domain/account/session-key.ts';
import { languageOf, makeAccount, password, tokensOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test } from './shop-test.ts';
import { enterPin, makeStaff, openBackOffice, signInAsStaff } from './staff.ts';
import { words } from './words.ts';

test('the PIN opens the back office after password and app; it stays open on reload, locks, and closes with the session', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  const language = languageOf(project.name);
  const say = words(language, 'admin');
  const staff = await makeStaff(shop, sql);
  await signInAsStaff(page, language, staff);
  const field = page.locator('main [name=pin]');
  await expect(field).toBeFocused();
  await expect(page.locator('[data-consent]'), 'staff are no visitors').toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await field.fill('4a8-b2');
  await expect(field).toHaveValue('482');
  await page.keyboard.press('Enter');
  await expect(page.getByText('PIN turi būti 4 skaitmenų')).toBeVisible();
  await enterPin(page, '0000');
  await expect(page.getByText('Neteisingas PIN kodas')).toBeVisible();
  await expect(page.getByText(say('gate.left', { count: 4 }))).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await enterPin(page);
  await expect(page.getByText('Sėkmingai prisijungta į administracijos panelę')).toBeVisible();
  const heading = page.getByRole('heading', { level: 1, name: say('sections.dashboard') });
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: say('frame.lock') }).click();
  await expect(field).toBeFocused();
  await page.reload();
  await expect(field).toBeVisible();
  await enterPin(page);
  await page.getByRole('button', { name: say('frame.signOut') }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}$`));
  await page.goto(`/${language}/admin`);
  await expect(page).toHaveURL(new RegExp(`/${language}/auth`));
  forgive(complaints, /403|409/);
});

test('the dashboard shows what the database has, without a fault that axe can find', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  const language = languageOf(project.name);
  const say = words(language, 'admin');
  await openBackOffice(page, language, { shop, sql });
  await expect(page.getByText(say('dashboard.revenue'))).toBeVisible();
  // Others sell and count meanwhile: what is read anew agrees with the database as it is then.
  await expect(async () => {
    await page.getByRole('button', { name: say('dashboard.refresh') }).click();
    const [low] = await sql<{ count: number }[]>`
      select count(*)::int from product_variants variant join products on products.id = product_id where active and free < 10`;
    await expect(page.getByText(say('dashboard.lowStock', { count: low?.count ?? 0 }))).toBeVisible({ timeout: 2_000 });
  }).toPass();
  for (const title of ['recent', 'top', 'stock', 'health'] as const)
    await expect(page.getByRole('heading', { name: say(`dashboard.${title}`) })).toBeVisible();
  const best = await sql<{ name: string; name_lt: string }[]>`
    select name, name_lt from products where review_count > 0 and active order by rating * review_count desc, id limit 5`;
  const table = page.getByRole('region', { name: say('dashboard.top') }).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(1 + best.length);
  for (const { name, name_lt } of best)
    await expect(table.getByRole('link', { name: language === 'lt' ? name_lt : name })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);
  await page.route('**/rpc/read_dashboard', (route) => route.abort());
  await page.getByRole('button', { name: say('dashboard.refresh') }).click();
  await expect(page.getByText(say('messages.notFetched'))).toBeVisible();
  await expect(page.getByText(say('dashboard.revenue')), 'what was there stays').toBeVisible();
  forgive(complaints, /409|ERR_FAILED/);
});

test('the sidebar is wide or narrow for a week, and lies over the page on phones', async ({
  page,
  complaints,
  context,
  shop,
  sql,
}, { project }) => {
  const language = languageOf(project.name);
  const say = words(language, 'admin');
  await openBackOffice(page, language, { shop, sql });
  const side = page.locator('.admin-side');
  const width = () => side.evaluate((it) => Math.round(it.getBoundingClientRect().width));
  await expect(page.getByText(say('dashboard.revenue'))).toBeVisible();
  if (project.name === 'phone') {
    await expect(side).toBeHidden();
    await page.getByRole('button', { name: say('frame.openMenu') }).click();
    await expect(side).toBeVisible();
    expect(await width()).toBe(288);
    await expect(side.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(side).toBeHidden();
    await expect(page.getByRole('button', { name: say('frame.openMenu') })).toBeFocused();
  } else {
    expect(await width()).toBe(256);
    await page.keyboard.press('Control+b');
    await expect.poll(width).toBe(48);
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'sidebar_state');
    expect(cookie?.value).toBe('false');
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
    await page.reload();
    await expect.poll(width).toBe(48);
    await page.getByRole('button', { name: say('frame.expand') }).click();
    await expect.poll(width).toBe(256);
  }
  forgive(complaints, /409/);
});

test('an administrator has the way to it in the account; nobody else comes in', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(120_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin');
  const staff = await makeStaff(shop, sql);
  await signInAsStaff(page, language, staff, '/account');
  const way = page.locator('.account-tabs').getByRole('link', { name: words(language, 'account')('backOffice') });
  await way.click();
  await expect(page.locator('main [name=pin]')).toBeVisible();
  await sql`delete from user_roles where user_id = (select id from auth.users where email = ${staff.email})`;
  await page.reload();
  await expect(page.getByRole('heading', { name: say('gate.notStaffTitle') })).toBeVisible();
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  const customer = await makeAccount(shop, sql);
  await page.goto(`/${language}/auth?next=/${language}/admin`);
  await page.locator('main [name=email]').fill(customer);
  await page.locator('main [name=password]').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: say('gate.factorTitle') })).toBeVisible();
  await page.goto(`/${language}/account`);
  await expect(page.locator('.account-tabs a').first()).toBeVisible();
  await expect(way).toHaveCount(0);
  forgive(complaints, /403|409/);
});

test('what is open to one person is not to the next who signs in in another tab', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  const language = languageOf(project.name);
  const say = words(language, 'admin');
  await openBackOffice(page, language, { shop, sql });
  await expect(page.getByText(say('dashboard.revenue'))).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.evaluate(([key, session]) => localStorage.setItem(key, JSON.stringify(session)), [
    sessionKey,
    await tokensOf(shop, await makeAccount(shop, sql)),
  ] as const);
  await expect(page.getByRole('heading', { name: say('gate.factorTitle') })).toBeVisible();
  await expect(page.getByText(say('dashboard.revenue'))).toHaveCount(0);
  forgive(complaints, /403|409/);
});
