import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test } from './shop-test.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

test('what happens is told by the bell and the title, without reloading, and is read by keyboard', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(120_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin');
  await page.clock.install();
  const look = () => page.waitForResponse('**/rpc/read_notifications');
  const first = look();
  await openBackOffice(page, language, { shop, sql }, '/admin/customers');
  const bell = page.locator('.admin-bell');
  await first;
  const id = crypto.randomUUID();
  const key = `notified-${id}`;
  await sql`insert into outbox (id, idempotency_key, kind, recipient, language, state, attempts, last_error)
    values (${id}, ${key}, 'order_link', 'nobody@example.com', 'lt', 'failed', 20, 'no such mailbox')`;
  // The page looks each minute as long as it is seen.
  const next = look();
  await page.clock.fastForward(61_000);
  await next;
  await expect(bell).toContainText(/\d/);
  await expect(page).toHaveTitle(/^\(\d+\+?\) /);
  await expect(page.locator('.admin-bell + [role=status]'), 'told to readers').toHaveText(/[1-9]/);

  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: say('notifications.title') });
  const item = panel
    .locator('li')
    .filter({ hasText: say('notifications.kinds.mail_failed') })
    .first();
  await expect(item).toHaveAttribute('data-unread', 'true');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);
  await panel.getByRole('button', { name: say('notifications.markAll') }).press('Enter');
  await expect(panel.locator('li[data-unread]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();

  // However soon: one who types ahead is not closed upon.
  await page.keyboard.press('Enter');
  await expect(panel.locator('li').first()).toBeVisible();
  await bell.evaluate((button: HTMLElement) => button.addEventListener('focus', () => button.click(), { once: true }));
  await page.keyboard.press('Escape');
  await item.getByRole('link').press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${language}/admin$`));
  await expect(panel).toBeHidden();
  await sql`update outbox set state = 'dropped' where id = ${id}`;
  forgive(complaints, /409/);
});
