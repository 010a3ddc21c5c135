import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test } from './shop-test.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

const country = (code: string, language: string) =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? '';

test('a country is changed by keyboard while somebody else changes it, and an address is told what it would pay', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(240_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-shipping');
  const common = words(language, 'admin');
  // Names of countries are shown nowhere but here; each browser changes one of its own.
  const code = project.name.includes('phone') ? 'FI' : 'EE';
  const [before] = await sql`select name, name_ru from shipping_zones where country = ${code}`;
  await openBackOffice(page, language, { shop, sql }, '/admin/shipping');
  const opener = page.getByRole('button', {
    name: common('record.changeNamed', { name: country(code, language) }),
    exact: true,
  });
  await expect(opener).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=standard_fee]').fill('much');
  await dialog.locator('[name=name_ru]').fill('');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(say('problems.amount'))).toBeVisible();
  await expect(dialog.locator('[name=name_ru]')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  const [zone] = await sql`select standard_fee from shipping_zones where country = ${code}`;
  await dialog.locator('[name=standard_fee]').fill((Number(zone?.['standard_fee']) / 100).toFixed(2));
  await dialog.locator('[name=name_ru]').fill('Моё имя');
  await sql`update shipping_zones set name = 'By somebody else' where country = ${code}`;
  await page.keyboard.press('Enter');
  const theirs = dialog.getByRole('alert').filter({ hasText: common('record.stale.lead') });
  await expect(theirs).toContainText('By somebody else');
  await theirs.getByRole('button', { name: common('record.stale.keep') }).click();
  await dialog.locator('[name=name_ru]').press('Enter');
  await expect(page.getByText(common('record.saved'))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  const [saved] = await sql`select name_ru from shipping_zones where country = ${code}`;
  expect(saved?.['name_ru']).toBe('Моё имя');
  await sql`update shipping_zones set name = ${before?.['name']}, name_ru = ${before?.['name_ru']} where country = ${code}`;

  await page.getByRole('button', { name: common('record.changeNamed', { name: country('LT', language) }) }).click();
  await dialog.locator('[name=is_active]').uncheck();
  await dialog.getByRole('button', { name: common('record.save') }).click();
  await expect(dialog.getByText(say('errors.home_zone_needed'))).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: say('views.rules') }).click();
  await expect(page).toHaveURL(/view=rules/);
  await expect(page.getByText('14:00')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: say('views.quote') }).click();
  await page.locator('[name=goods]').fill('lots');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('problems.amount'))).toBeVisible();
  await expect(page.locator('[name=goods]')).toBeFocused();
  await page.locator('[name=goods]').fill('250');
  await page.keyboard.press('Enter');
  const rows = page.locator('main tbody tr, .admin-section tbody tr');
  await expect(rows.first()).toContainText(say('quote.free'));
  await expect(rows.first()).toContainText(common('record.yes'));
  expect(await axeFindings(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);
  forgive(complaints, /409/);
});

test('days off that are missing are added and taken away, a locker is withheld and a list loaded', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(240_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-shipping');
  const year = project.name.includes('phone') ? 2041 : 2043;
  await sql`
    insert into public_holidays (country, day, name, name_lt, name_ru)
    values ('LT', ${`${year}-01-01`}, 'New Year’s Day', 'Naujieji metai', 'Новый год')`;
  await openBackOffice(page, language, { shop, sql }, '/admin/shipping');
  await page.goto(`/${language}/admin/shipping?view=holidays&year=${year}`);
  const missing = page.getByRole('region', { name: say('holidays.missing') });
  await expect(missing.getByRole('listitem')).toHaveCount(15);
  expect(await axeFindings(page)).toEqual([]);
  await missing.getByRole('button', { name: say('holidays.addAll') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('holidays.added', { count: 15 }))).toBeVisible();
  await expect(missing).toBeHidden();
  await expect(page.locator('.admin-table tbody tr')).toHaveCount(16);
  await page.locator('.admin-table tbody tr').first().getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(say('holidays.removeLead'))).toBeVisible();
  await dialog.getByRole('button', { name: say('holidays.remove') }).click();
  await expect(page.getByText(say('holidays.removed'))).toBeVisible();
  await expect(missing.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: say('holidays.add'), exact: true }).click();
  await dialog.locator('[name=day]').fill(`${year}-12-26`);
  await dialog.locator('[name=name]').fill('Again');
  await dialog.locator('[name=name_lt]').fill('Dar kartą');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(say('problems.name'))).toBeVisible();
  await dialog.locator('[name=name_ru]').fill('Снова');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(say('holidays.known'))).toBeVisible();
  await page.keyboard.press('Escape');
  await sql`delete from public_holidays where extract(year from day) = ${year}`;

  const locker = `Bandymas ${crypto.randomUUID().slice(0, 8)}`;
  await sql`
    insert into parcel_lockers (carrier, locker_id, country, city, name, address)
    values ('dpd', ${locker}, 'LT', 'Vilnius', ${locker}, 'Siūlo g. 1')`;
  await page.getByRole('link', { name: say('views.lockers') }).click();
  await page.getByRole('searchbox', { name: say('lockers.search') }).fill(locker);
  await page.getByRole('button', { name: say('lockers.withholdNamed', { name: locker }) }).click();
  await expect(page.getByText(say('lockers.nowWithheld', { name: locker }))).toBeVisible();
  const again = page.getByRole('button', { name: say('lockers.offerNamed', { name: locker }) });
  await expect(again).toBeVisible();
  await again.click();
  await expect(page.getByRole('button', { name: say('lockers.withholdNamed', { name: locker }) })).toBeVisible();
  await page.getByRole('button', { name: say('lockers.loadNamed', { carrier: 'Venipak' }) }).click();
  await expect(page.getByText(say('lockers.loaded'))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);
  await sql`delete from parcel_lockers where locker_id = ${locker}`;
  forgive(complaints, /409/);
});
