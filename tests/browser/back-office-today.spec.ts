import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { placeOrder } from './placed-orders.ts';
import { expect, forgive, test } from './shop-test.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

test('today shows what waits, the most pressing first, and settles it by keyboard', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  const language = languageOf(project.name);
  const say = words(language, 'admin-today');
  const code = crypto.randomUUID().slice(0, 8);
  // Older than what other tests leave, so that they are among the five that are shown.
  const order = await placeOrder(sql);
  await sql`update orders set promised_to = '2021-03-01' where id = ${order.id}`;
  const [asked] = await sql<{ id: string }[]>`
    insert into returns (order_id, reason, requested_at) values (${order.id}, 'complaint', '2021-03-04T10:00:00Z') returning id`;
  await sql`
    insert into tasks (kind, order_id, return_id, due_at) values ('refund_due', ${order.id}, ${asked?.id ?? ''}, '2021-03-09T10:00:00Z')`;
  const mails = [`again-${code}@example.com`, `never-${code}@example.com`];
  for (const recipient of mails)
    await sql`
      insert into outbox (idempotency_key, kind, recipient, language, order_id, state, last_error, created_at)
      values (${recipient}, 'order_confirmation', ${recipient}, 'lt', ${order.id}, 'failed', 'no such mailbox', '2021-03-01T10:00:00Z')`;
  await sql`
    insert into webhook_events (provider, event_id, type, outcome, received_at, details)
    values ('stripe', ${code}, 'paid', 'unknown_order', '2021-03-01T10:00:00Z', ${sql.json({ amount: 4900, currency: 'eur' })})`;
  await openBackOffice(page, language, { shop, sql });

  const today = page.getByRole('region', { name: say('title'), exact: true });
  const group = (title: string) => today.getByRole('region', { name: title, exact: true });
  const line = (title: string, text: string) => group(title).getByRole('listitem').filter({ hasText: text });
  await expect(line(say('tasks.title'), order.number)).toContainText(
    words(language, 'admin')('dashboard.tasks.refund_due'),
  );
  await expect(line(say('returns.title'), order.number)).toContainText(say('returns.reasons.complaint'));
  await expect(line(say('late.title'), order.number)).toContainText(say('late.unsent'));
  await expect(line(say('messages.title'), '49')).not.toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);

  const press = async (name: string) => {
    await today.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press(`${say('mails.send')}: ${mails[0]}`);
  await expect(page.getByText(say('mails.sent'))).toBeVisible();
  await expect(line(say('mails.title'), mails[0] ?? '')).toHaveCount(0);
  await press(`${say('drop')}: ${mails[1]}`);
  await expect(page.getByText(say('dropped'))).toBeVisible();
  await expect(today.getByText(mails[1] ?? '')).toHaveCount(0);
  await press(`${say('drop')}: ${code}`);
  await expect(today.getByRole('button', { name: `${say('drop')}: ${code}` })).toHaveCount(0);
  const kept = await sql`
    select recipient, state from outbox where recipient in ${sql(mails)} order by recipient`;
  expect([...kept]).toEqual([
    { recipient: mails[0], state: expect.stringMatching(/waiting|sending|sent/) },
    { recipient: mails[1], state: 'dropped' },
  ]);

  await line(say('late.title'), order.number).getByRole('link').click();
  await expect(page.getByRole('heading', { name: order.number })).toBeVisible();
  await page.goBack();
  await expect(today).toBeVisible();
  await sql`update orders set promised_to = null where id = ${order.id}`;
  await page.getByRole('button', { name: words(language, 'admin')('dashboard.refresh') }).click();
  await expect(line(say('late.title'), order.number)).toHaveCount(0);
  await page
    .getByRole('navigation', { name: say('quick.label') })
    .getByRole('link', { name: say('quick.pack') })
    .click();
  await expect(page).toHaveURL(/orders\?view=to_pack/);
  forgive(complaints, /409/);
});
