import { codeAt } from '#sandbox/backend/auth/totp.ts';
import { languageOf, makeAccount, signIn } from './accounts.ts';
import { test } from './shop-test.ts';
import { words } from './words.ts';

test('shots', async ({ page, complaints, shop, sql }, info) => {
  test.setTimeout(120_000);
  const project = info.project.name;
  const language = languageOf(project);
  const text = words(language, 'account-security');
  const auth = words(language, 'auth');
  const email = await makeAccount(shop, sql);
  await signIn(page, language, email);
  const shot = async (name: string) => {
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.waitForTimeout(200);
      await page.screenshot({ path: `/tmp/shots-safety/${project}-${name}-${scheme}.png`, fullPage: true });
    }
  };
  await page.goto(`/${language}/account?tab=security`);
  await page.getByText(text('factor.stateOff')).waitFor();
  await shot('1-calm');
  for (const key of ['password.open', 'email.open', 'leaving.open'])
    await page.getByRole('button', { name: text(key), exact: true }).click();
  await page.getByRole('button', { name: text('factor.open'), exact: true }).click();
  await page.getByRole('button', { name: text('factor.next'), exact: true }).click();
  await page.locator('.safety-secret').waitFor();
  await page.getByRole('button', { name: text('password.submit'), exact: true }).click();
  await page.waitForTimeout(400);
  await shot('2-open');
  const secret = ((await page.locator('.safety-secret').textContent()) ?? '').replaceAll(' ', '');
  await page.locator('main [name=code]').fill(codeAt(secret, Date.now()));
  await page.keyboard.press('Enter');
  await page.locator('.safety-codes').waitFor();
  await page.locator('.safety-codes').evaluate((element) => element.scrollIntoView());
  await shot('3-codes');
  await page.emulateMedia({ media: 'print' });
  await page.screenshot({ path: `/tmp/shots-safety/${project}-print.png`, fullPage: true });
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: text('codes.kept'), exact: true }).click();
  await page.getByRole('button', { name: text('factor.removeNamed', { name: text('factor.nameDefault') }) }).click();
  await page.waitForTimeout(300);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.screenshot({ path: `/tmp/shots-safety/${project}-4-dialog-${scheme}.png` });
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: text('devices.here'), exact: true }).click();
  await page.waitForURL(new RegExp(`/${language}$`));
  await page.goto(`/${language}/auth`);
  await page.locator('main [name=email]').fill(email);
  await page.locator('main [name=password]').fill('linen thread 7');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: auth('recovery.open') }).waitFor();
  await shot('5-factor');
  await page.getByRole('button', { name: auth('recovery.open') }).click();
  await shot('6-recovery');
  complaints.length = 0;
});
