import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test } from './shop-test.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

test('a review is read, kept back with a reason and published after all; a message is answered', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(120_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-products');
  const mark = crypto.randomUUID().slice(0, 8);
  const name = `Ona ${mark}`;
  // A product that is not shown: its rating is nobody's.
  await sql`insert into products (id, sku, name, active) values (${`reviewed-${mark}`}, ${`reviewed-${mark}`}, ${`Coat ${mark}`}, false)`;
  await sql`insert into reviews (product_id, author_name, body, stars, language, is_demonstration, status, created_at)
    values (${`reviewed-${mark}`}, ${name}, 'Labai minkštas.', 5, 'lt', true, 'pending', now() - interval '2 years')`;
  await openBackOffice(page, language, { shop, sql }, '/admin/products');
  await page.getByRole('link', { name: say('reviews.open') }).click();
  const item = page.getByRole('listitem').filter({ hasText: name });
  await expect(item).toContainText('Labai minkštas.');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);
  await item.getByRole('button', { name: say('reviews.rejectNamed', { name }) }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('reviews.reject'), exact: true }).click();
  await expect(dialog.getByText(say('reviews.reasonMissing')).first()).toBeVisible();
  await dialog.locator('[name=reason]').fill('Yra telefono numeris.');
  await dialog.getByRole('button', { name: say('reviews.reject'), exact: true }).click();
  await expect(page.getByText(say('reviews.rejected'))).toBeVisible();
  await expect(item).toBeHidden();
  await page.getByRole('link', { name: say('reviews.tabs.rejected') }).click();
  await sql`update reviews set created_at = now() where author_name = ${name}`;
  await page.reload();
  await expect(item).toContainText(say('reviews.rejection', { reason: 'Yra telefono numeris.' }));
  await item.getByRole('button', { name: say('reviews.approveNamed', { name }) }).press('Enter');
  await expect(page.getByText(say('reviews.approved'))).toBeVisible();
  expect(await sql`select from reviews where author_name = ${name} and status = 'approved'`).toHaveLength(1);
  await sql`delete from reviews where author_name = ${name}`;

  const message = words(language, 'admin-customers');
  await sql`insert into contact_messages (first_name, last_name, email, subject, message, language, created_at)
    values ('Rūta', ${mark}, 'ruta@example.com', ${`Dydis ${mark}`}, 'Ar bus M?', 'lt', now() - interval '2 years')`;
  await page.goto(`/${language}/admin/customers?messages=new`);
  const letter = page.getByRole('listitem').filter({ hasText: `Dydis ${mark}` });
  await expect(letter).toContainText('Ar bus M?');
  await expect(letter.getByRole('link', { name: message('messages.reply') })).toHaveAttribute('href', /^mailto:ruta/);
  expect(await axeFindings(page)).toEqual([]);
  await letter.getByRole('button', { name: message('messages.markAnswered') }).press('Enter');
  await expect(page.getByText(message('messages.answered'))).toBeVisible();
  await expect(letter).toBeHidden();
  expect(
    await sql`select from contact_messages where subject = ${`Dydis ${mark}`} and status = 'answered'`,
  ).toHaveLength(1);
  await sql`delete from contact_messages where subject = ${`Dydis ${mark}`}`;
  forgive(complaints, /409/);
});
