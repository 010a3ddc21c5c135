import { connectApp, languageOf, makeAccount } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test } from './shop-test.ts';
import { enterPin, makeStaff, openBackOffice, openWithPin, signInAsStaff } from './staff.ts';
import { words } from './words.ts';

test('settings are changed in their windows, and every part is readable by keyboard without a fault that axe can find', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(300_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-settings');
  const common = words(language, 'admin');
  const tab = (part: string) =>
    page.locator('.admin-views').getByRole('link', { name: say(`views.${part}`), exact: true });
  const setting = words(language, 'admin-setting-words');
  const key = `test_${crypto.randomUUID().slice(0, 8).replaceAll('-', '_')}`;
  await sql`insert into settings (key, value, description) values (${key}, '5', 'A setting that only this test knows')`;
  const recipient = `${crypto.randomUUID()}@example.com`;
  const [failed] = await sql`
    insert into outbox (idempotency_key, kind, recipient, language, state, last_error, next_attempt_at)
    values (${recipient}, 'test_mail', ${recipient}, 'lt', 'failed', 'refused', now() + interval '1 hour') returning id`;
  await openBackOffice(page, language, { shop, sql });
  await page
    .locator('.admin-head')
    .getByRole('link', { name: common('frame.settings') })
    .click();
  await expect(page).toHaveURL(/\/admin\/settings$/);
  const name = key.replaceAll('_', ' ');
  const opener = page.getByRole('button', { name: common('record.changeNamed', { name }) });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=value]').fill('-1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(setting('problems.count', { least: 0, most: 100_000_000 }))).toBeVisible();
  await expect(dialog.locator('[name=value]')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.locator('[name=value]').fill('7');
  await sql`update settings set value = '6' where key = ${key}`;
  await page.keyboard.press('Enter');
  const theirs = dialog.getByRole('alert').filter({ hasText: common('record.stale.lead') });
  await expect(theirs).toContainText('6');
  await theirs.getByRole('button', { name: common('record.stale.keep') }).click();
  await dialog.locator('[name=value]').press('Enter');
  await expect(page.getByText(common('record.saved'))).toBeVisible();
  await expect(opener).toBeFocused();
  const [saved] = await sql`select value from settings where key = ${key}`;
  expect(saved?.['value']).toBe(7);

  const parts = ['shop', 'rates', 'pin', 'staff', 'mail', 'payments', 'legal', 'log'] as const;
  for (const part of parts) {
    await page.goto(`/${language}/admin/settings?view=${part}`);
    await expect(tab(part)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('.admin-waiting', { hasText: common('loading') })).toHaveCount(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), part).toEqual([]);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, `no sideways scrolling: ${part}`).toBeLessThanOrEqual(0);
  }

  const entry = page.getByRole('listitem').filter({ hasText: key });
  await expect(entry.first()).toContainText(say('log.actions.update'));
  await expect(entry.first().locator('ins')).toHaveText('7');
  await entry.first().getByRole('button', { name: key }).click();
  await expect(page).toHaveURL(new RegExp(`record=${key}`));
  await expect(page.locator('.admin-log > li')).toHaveCount(1);

  await tab('mail').click();
  await page.getByRole('button', { name: say('mail.dropNamed', { recipient }) }).click();
  await expect(page.getByText(say('mail.dropped'))).toBeVisible();
  await page.getByRole('button', { name: say('mail.test') }).click();
  await expect(page.locator('.toast').last()).toContainText(say('mail.testSent').split('  ')[0] ?? '');
  const [owed] = await sql`select state from outbox where id = ${failed?.['id']}`;
  expect(owed?.['state']).toBe('dropped');
  await tab('legal').click();
  await expect(page.getByText(say('legal.consistent'))).toBeVisible();
  await tab('rates').click();
  await page.getByRole('button', { name: say('rates.newTitle', { currency: 'USD' }) }).click();
  await dialog.locator('[name=rate]').fill('9,5');
  await dialog.locator('[name=rate]').press('Enter');
  await expect(dialog.locator('[name=rate]')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await sql`delete from settings where key = ${key}`;
  forgive(complaints, /409/);
});

test('somebody is given a role and a first PIN, chooses their own, changes it, and loses the role at once', async ({
  page,
  browser,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(300_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-settings');
  const common = words(language, 'admin');
  const tab = (part: string) =>
    page.locator('.admin-views').getByRole('link', { name: say(`views.${part}`), exact: true });
  const email = await makeAccount(shop, sql);
  const secret = await connectApp(shop, email);
  const [account] =
    await sql`select coalesce(nullif(trim(raw_user_meta_data ->> 'display_name'), ''), email) as name from auth.users where email = ${email}`;
  await signInAsStaff(page, language, await makeStaff(shop, sql), '/admin/settings');
  await openWithPin(page);
  await tab('staff').click();
  await page.locator('[name=email]').fill('nobody@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('errors.account_unknown'))).toBeVisible();
  await expect(page.locator('[name=email]')).toBeFocused();
  await page.locator('[name=email]').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('staff.granted'))).toBeVisible();
  const person = page.locator('.admin-block').filter({ hasText: email });
  await expect(person).toContainText(say('staff.pins.none'));
  const dialog = page.getByRole('dialog');
  await person.getByRole('button', { name: `${say('staff.givePin')}: ${account?.['name']}` }).click();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('staff.givePin') }).click();
  const first = await dialog.locator('output').textContent();
  expect(first ?? '').toMatch(/^\d{4}$/);
  await dialog.getByRole('button', { name: say('staff.noted') }).click();
  await expect(person).toContainText(say('staff.pins.first'));

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const theirs = await context.newPage();
  await signInAsStaff(theirs, language, { email, secret }, '/admin/settings');
  await enterPin(theirs, first ?? '');
  await expect(theirs.getByText(common('gate.firstPin'))).toBeVisible();
  // A window that opened behind another may not have the browser's focus, whatever has its own.
  await theirs.bringToFront();
  await expect(theirs.locator('[name=newPin]')).toBeFocused();
  expect(await axeFindings(theirs)).toEqual([]);
  await theirs.locator('[name=newPin]').fill('1234');
  await theirs.locator('[name=repeatedPin]').fill('1234');
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByText(common('gate.pinProblems.guessable'))).toBeVisible();
  const own = first === '7391' ? '7392' : '7391';
  await theirs.locator('[name=newPin]').fill(own);
  await theirs.locator('[name=repeatedPin]').fill('7390');
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByText(common('gate.pinProblems.differs'))).toBeVisible();
  await theirs.locator('[name=repeatedPin]').fill(own);
  await theirs.keyboard.press('Enter');
  // An editor's settings are their PIN.
  await expect(theirs.locator('[name=oldPin]')).toBeVisible();
  await theirs.locator('[name=oldPin]').fill('9999');
  await theirs.locator('[name=newPin]').fill('8642');
  await theirs.locator('[name=repeatedPin]').fill('8642');
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByText(common('messages.wrongPin'))).toBeVisible();
  await expect(theirs.locator('[name=oldPin]')).toBeFocused();
  await theirs.locator('[name=oldPin]').fill(own);
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByText(say('pin.changed'))).toBeVisible();

  await tab('shop').click();
  await tab('staff').click();
  await expect(person).toContainText(say('staff.pins.own'));
  await person
    .getByRole('button', { name: new RegExp(say('staff.remove', { role: say('staff.rolesLower.editor') })) })
    .click();
  await dialog.getByRole('button', { name: say('staff.removeAct') }).click();
  await expect(page.getByText(say('staff.removed'))).toBeVisible();
  await expect(person).toHaveCount(0);
  await theirs.reload();
  await expect(theirs.getByText(common('gate.notStaffTitle'))).toBeVisible();
  await context.close();
  forgive(complaints, /40[349]/);
});
