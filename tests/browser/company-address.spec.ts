import { parseLanguage } from '#src/domain/language/languages.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './shop-test.ts';
import { addToCart, newShopper, order } from './shopping.ts';
import { words } from './words.ts';

test('a company that buys has the delivery address, or one of its own, which is asked for with its country’s postcode', async ({
  page,
  sql,
}, { project }) => {
  const language = parseLanguage(project.use.locale?.slice(0, 2)) ?? 'en';
  const [say, tell] = [words(language, 'checkout'), words(language, 'delivery')];
  const shopper = newShopper(`company-${project.name}`);
  await addToCart(page, { language, color: 'red', size: 'S' });
  await page.goto(`/${language}/checkout`);
  await page.getByLabel(say('form.email')).fill(shopper.email);
  await page.getByLabel(say('form.name')).fill(shopper.name);
  await page.getByLabel(say('form.phone')).fill(shopper.phone);
  await page.getByRole('checkbox', { name: tell('company') }).check();
  await page.getByLabel(tell('companyName')).fill('UAB „Siūlas“');
  await page.getByLabel(tell('companyCode'), { exact: true }).fill('124110246');
  await page.getByRole('button', { name: say('form.toDelivery') }).click();

  const seat = page.getByRole('group', { name: tell('companyPlace') });
  await expect(seat.getByRole('checkbox', { name: tell('companySame') })).toBeChecked();
  await expect(seat.getByLabel(say('form.street'))).toHaveCount(0);
  await page.getByLabel(say('form.street')).fill(shopper.street);
  await page.getByLabel(say('form.postcode')).fill(shopper.postcode);
  await page.getByLabel(say('form.city')).fill(shopper.city);
  await page.getByRole('radio', { name: say('form.standard') }).check();
  await seat.getByRole('checkbox').uncheck();
  await seat.getByLabel(say('form.country')).selectOption('LV');
  await seat.getByLabel(say('form.street')).fill('Brīvības iela 5');
  await seat.getByLabel(say('form.postcode')).fill('01123');
  await seat.getByLabel(say('form.city')).fill('Rīga');
  await page.getByRole('button', { name: say('form.toPayment') }).click();
  await expect(seat.getByLabel(say('form.postcode'))).toBeFocused();
  await expect(seat.getByText('1050')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(seat.getByLabel(say('form.street')), 'a reload loses nothing').toHaveValue('Brīvības iela 5');
  await seat.getByLabel(say('form.postcode')).fill('1010');
  await page.getByRole('button', { name: say('form.toPayment') }).click();
  await expect(page.getByText('Brīvības iela 5')).toBeVisible();
  await order(page, language);
  const [placed] = await sql`
    select delivery_city, company_street, company_postcode, company_city, company_country from orders
    where customer_email = ${shopper.email}`;
  expect(placed).toEqual({
    delivery_city: shopper.city,
    company_street: 'Brīvības iela 5',
    company_postcode: 'LV-1010',
    company_city: 'Rīga',
    company_country: 'LV',
  });
});
