import { choose, figureOf, idsOf, listingOf, pricesOf } from './listing.ts';
import { expect, test } from './shop-test.ts';
import { words } from './words.ts';

const say = words('en', 'listing');
const items = (count: number) => say(count === 1 ? 'items_one' : 'items_other', { count });
const show = (count: number) => say(count === 1 ? 'show_one' : 'show_other', { count });

test('choices are staged with a live number, and applied by the button alone', async ({ page }) => {
  await page.goto('/en/women');
  const listing = listingOf(page);
  const before = await idsOf(page);
  await listing.open();
  const withSize = await figureOf(listing.size('M'));
  await choose(listing.size('M'));
  await expect(listing.apply).toHaveText(show(withSize));
  const withBoth = await figureOf(listing.color('Navy'));
  await choose(listing.color('Navy'));
  await expect(listing.apply).toHaveText(show(withBoth));
  expect(await idsOf(page)).toEqual(before);
  await expect(page).toHaveURL(/\/en\/women$/);

  await listing.apply.click();
  await expect(listing.count).toHaveText(items(withBoth));
  await expect(listing.count).toBeFocused();
  await expect(page).toHaveURL(/\/en\/women\?size=M&color=navy$/);
  await expect(listing.toolbar.locator('[data-filter-count]')).toHaveText('2');
  await expect(listing.cards).toHaveCount(Math.min(12, withBoth));
  const variants = await listing.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-variants')));
  for (const each of variants) {
    const { s, c } = JSON.parse(each ?? '{}') as { s: string[]; c: Record<string, number[]> };
    expect(Object.keys(c)).toContain('navy');
    expect(Object.values(c).some((free) => (free[s.indexOf('M')] ?? 0) > 0)).toBe(true);
  }
});

test('a second choice of a kind widens, another kind narrows, and its own kind is counted without it', async ({
  page,
}) => {
  await page.goto('/en/women');
  const listing = listingOf(page);
  await listing.open();
  const small = await figureOf(listing.size('S'));
  await choose(listing.size('M'));
  expect(await figureOf(listing.size('S'))).toBe(small);
  const medium = await figureOf(listing.size('M'));
  await choose(listing.size('S'));
  const both = Number(/\d+/.exec((await listing.apply.textContent()) ?? '')?.[0]);
  expect(both).toBeGreaterThanOrEqual(Math.max(small, medium));
  await choose(listing.color('Black'));
  await expect.poll(async () => Number(/\d+/.exec((await listing.apply.textContent()) ?? '')?.[0])).toBeLessThan(both);
});

test('words of applied choices take one away, Clear all takes all and brings back the list as it was built', async ({
  page,
}) => {
  await page.goto('/en/women');
  const listing = listingOf(page);
  const before = await idsOf(page);
  const total = await listing.count.textContent();
  await page.goto('/en/women?size=M&color=navy&color=black&price=20-150');
  await expect(listing.chips.getByRole('button')).toHaveCount(5);
  await listing.chips.getByRole('button', { name: say('remove', { name: 'Navy' }) }).click();
  await expect(page).toHaveURL(/\?size=M&color=black&price=20-150$/);
  await expect(listing.count).toBeFocused();
  await listing.chips.getByRole('button', { name: say('clear') }).click();
  await expect(page).toHaveURL(/\/en\/women$/);
  await expect(listing.chips).toBeHidden();
  await expect(listing.count).toHaveText(total ?? '');
  expect(await idsOf(page)).toEqual(before);
  await expect(page.locator('.listing-large')).not.toHaveCount(0);
});

test('prices are those that are paid, in euro or in dollars, and the upper end is open', async ({ page }) => {
  await page.goto('/en/shop?price=40-100');
  const listing = listingOf(page);
  await expect(listing.chips.getByRole('button').first()).toHaveText('40 € to 100 €');
  for (const price of await pricesOf(page)) {
    expect(price).toBeGreaterThanOrEqual(4000);
    expect(price).toBeLessThanOrEqual(10_000);
  }
  const inEuro = await listing.count.textContent();
  await page.locator('.foot [data-choose-currency=USD]').dispatchEvent('click');
  await expect(listing.count).not.toHaveText(inEuro ?? '');
  for (const price of await pricesOf(page)) expect(Math.round(price * 1.08)).toBeLessThanOrEqual(10_000);
  await listing.open();
  await expect(listing.from).toHaveValue('$40');
  await listing.to.fill('9999');
  await listing.to.press('Tab');
  await expect(listing.to).toHaveValue('$500 +');
  await listing.apply.click();
  await expect(page).toHaveURL(/\?price=40-$/);
  await page.goto('/en/shop?price=-500');
  await expect(listing.chips).toBeHidden();
});

test('every order of the list takes effect', async ({ page }) => {
  await page.goto('/en/shop');
  const { sort } = listingOf(page);
  await sort.selectOption('price-asc');
  await expect(page).toHaveURL(/\?sort=price-asc$/);
  await expect.poll(async () => (await pricesOf(page))[0]).toBeLessThan(2_000);
  const rising = await pricesOf(page);
  expect(rising).toEqual([...rising].sort((left, right) => left - right));
  await sort.selectOption('price-desc');
  await expect.poll(async () => (await pricesOf(page))[0]).toBeGreaterThan(rising[0] ?? 0);
  const falling = await pricesOf(page);
  expect(falling).toEqual([...falling].sort((left, right) => right - left));
  const orders = new Set([rising.join(), falling.join()]);
  for (const key of ['newest', 'rating']) {
    const before = await idsOf(page);
    await sort.selectOption(key);
    await expect.poll(() => idsOf(page)).not.toEqual(before);
    orders.add((await idsOf(page)).join());
  }
  expect(orders.size).toBe(4);
  await page.goto('/en/shop?sort=price-low');
  await expect(sort).toHaveValue('price-asc');
});

test('best rated ones come by rating, then by the number of ratings', async ({ page, sql }) => {
  const [best] = await sql<{ id: string }[]>`
    select id from products where active and stock_quantity > 0
    order by coalesce(rating, 0) desc, review_count desc, created_at desc, id limit 1`;
  await page.goto('/en/shop?sort=rating');
  await expect.poll(async () => (await idsOf(page))[0]).toBe(best?.id);
});

test('what is sold out stands last in every order', async ({ page }) => {
  for (const sort of ['price-asc', 'price-desc', 'newest', 'rating']) {
    await page.goto(`/en/women?sort=${sort}`);
    await expect(listingOf(page).cards).toHaveCount(12);
    await expect(page.locator('[data-listing] [data-kind=soldOut]')).toHaveCount(0);
    await page.locator('.pages ol a').last().click();
    await expect(page.locator('[data-listing] .card').last().locator('[data-kind=soldOut]')).toBeVisible();
  }
});

test('the sale begins with the biggest discount', async ({ page }) => {
  await page.goto('/en/sale');
  const percents = await page
    .locator('[data-kind=sale]')
    .evaluateAll((badges) => badges.map((badge) => Number(/\d+/.exec(badge.textContent ?? '')?.[0])));
  expect(percents.length).toBeGreaterThan(5);
  expect(percents).toEqual([...percents].sort((left, right) => right - left));
});

test('Back, Forward, reload and a shared address keep the choices, the order and the place', async ({
  page,
  context,
}) => {
  await page.goto('/en/women?size=M');
  const listing = listingOf(page);
  await expect(listing.cards).toHaveCount(12);
  const filtered = await idsOf(page);
  await listing.sort.selectOption('price-asc');
  await expect(page).toHaveURL(/\?size=M&sort=price-asc$/);
  await expect.poll(() => idsOf(page)).not.toEqual(filtered);
  const sorted = await idsOf(page);
  await page.goBack();
  await expect.poll(() => idsOf(page)).toEqual(filtered);
  await expect(listing.sort).toHaveValue('featured');
  await page.goForward();
  await expect.poll(() => idsOf(page)).toEqual(sorted);
  await page.reload();
  await expect.poll(() => idsOf(page)).toEqual(sorted);
  await page.locator('.card-name').nth(9).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => history.state?.scroll ?? 0)).toBeGreaterThan(200);
  // By itself, since a pointer's click may scroll.
  await page.locator('.card-name').nth(9).dispatchEvent('click');
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect.poll(() => idsOf(page)).toEqual(sorted);
  // The card, not the pixel: a price that another test changes meanwhile may add a line above it.
  await expect(page.locator('.card-name').nth(9)).toBeInViewport();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect.poll(() => idsOf(other)).toEqual(sorted);
});

test('an address that nobody could have made by choosing is passed over', async ({ page }) => {
  await page.goto('/en/women');
  const built = await idsOf(page);
  await page.goto('/en/women?size=%3Cscript%3E&color=__proto__&brand=%00&price=9-1&sort=constructor&view=%3Cb%3E');
  const listing = listingOf(page);
  await expect.poll(() => idsOf(page)).toEqual(built);
  await expect(listing.chips).toBeHidden();
  await expect(listing.sort).toHaveValue('featured');
});

test('nothing that matches is said plainly, with the way back', async ({ page }) => {
  await page.goto('/en/women/dresses?color=navy&price=500-');
  await expect(page.getByRole('heading', { name: say('none.title') })).toBeVisible();
  await expect(listingOf(page).cards).toHaveCount(0);
  await page
    .locator('.empty')
    .getByRole('button', { name: say('clear') })
    .click();
  await expect(page).toHaveURL(/\/en\/women\/dresses$/);
  await expect(listingOf(page).cards).not.toHaveCount(0);
});

test('no results disable the button with the words', async ({ page }) => {
  await page.goto('/en/women/dresses');
  const listing = listingOf(page);
  await listing.open();
  await listing.from.fill('500');
  await listing.from.press('Tab');
  await expect(listing.apply).toHaveText(say('showNone'));
  await expect(listing.apply).toBeDisabled();
});

for (const path of [
  'men',
  'men/shoes',
  'men/accessories',
  'women/shoes',
  'women/accessories',
  'sale',
  'new',
  'kids',
  'women-dresses',
])
  test(`filters work on /${path}`, async ({ page }) => {
    await page.goto(`/en/${path}`);
    const listing = listingOf(page);
    await listing.open();
    await expect(listing.to).toHaveValue(path.endsWith('accessories') ? '300\u00a0€ +' : '500\u00a0€ +');
    const option = listing.panel.locator('.filter-rows').first().getByRole('checkbox').first();
    const count = await figureOf(option);
    expect(count).toBeGreaterThan(0);
    // By key: a pointer would have to scroll past the question about cookies first.
    await option.press('Space');
    await listing.apply.click();
    await expect(listing.count).toHaveText(items(count));
    await expect(listing.cards).not.toHaveCount(0);
  });

test('pages of a filtered list keep its choices and start at its top', async ({ page }) => {
  await page.goto('/en/women?price=20-');
  await expect(listingOf(page).chips).toBeVisible();
  const first = await idsOf(page);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?price=20-&page=2$/);
  await expect.poll(() => idsOf(page)).not.toEqual(first);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect.poll(() => idsOf(page)).toEqual(first);
  await expect(page.locator('.pages > [aria-disabled=true]')).toHaveText('Previous');
});

test('the list view stays with choices and pages', async ({ page }) => {
  await page.goto('/en/women?size=M');
  await expect(listingOf(page).chips).toBeVisible();
  await page.getByRole('button', { name: 'List' }).click();
  await expect(page).toHaveURL(/\?size=M&view=list$/);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?size=M&(page=2&view=list|view=list&page=2)$/);
  await expect(page.locator('[data-listing]')).toHaveAttribute('data-as-list', '');
  await page.reload();
  await expect(page.locator('[data-listing]')).toHaveAttribute('data-as-list', '');
});

test('swapped cards ask in the chosen currency', async ({ page }) => {
  await page.goto('/en/women');
  await page.locator('.foot [data-choose-currency=USD]').dispatchEvent('click');
  await page.goto('/en/women?color=navy');
  await expect(page.locator('.card-price').first()).toContainText('$');
  await page.locator('.foot [data-choose-currency=EUR]').dispatchEvent('click');
  await listingOf(page)
    .chips.getByRole('button', { name: say('clear') })
    .click();
  await expect(page.locator('.card-price').first()).toContainText('€');
});
