import { expect, test } from './shop-test.ts';
import { choose, dress } from './shopping.ts';
import { words } from './words.ts';

/** Four colours in three views each. */
const chinos = 'cotton-twill-chinos-bcmk';

test('the gallery is swiped, the thread and the thumbnails go with it, a thumbnail leads to its picture', async ({
  page,
}) => {
  await page.goto(`/lt/product/${chinos}`);
  const rail = page.locator('.gallery-rail');
  const thumbs = page.locator('[data-thumbs] button');
  await expect(thumbs).toHaveCount(3);
  await expect(thumbs.nth(0)).toHaveAttribute('aria-current', 'true');
  // Nothing else stands in the rail: what is there for whoever has no scripts takes no room.
  expect(
    await rail.evaluate((it: HTMLElement) => it.offsetHeight - (it.querySelector('figure')?.offsetHeight ?? 0)),
  ).toBe(0);
  const first = await page.locator('.gallery-track > i').evaluate((thread) => thread.style.translate);
  await rail.evaluate((it) => it.scrollBy({ left: it.clientWidth, behavior: 'instant' }));
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect
    .poll(() => page.locator('.gallery-track > i').evaluate((thread) => thread.style.translate))
    .not.toBe(first);
  await thumbs.nth(2).tap();
  await expect(thumbs.nth(2)).toHaveAttribute('aria-current', 'true');
  expect(await rail.evaluate((it) => Math.round(it.scrollLeft / it.clientWidth))).toBe(2);
});

test('the chosen colour’s pictures alone are shown, in all their sizes, its thumbnails too', async ({ page }) => {
  await page.goto(`/lt/product/${chinos}`);
  const figures = page.locator('[data-gallery] figure');
  const thumbs = page.locator('[data-thumbs] button');
  await expect(thumbs).toHaveCount(3);
  await expect(figures).toHaveCount(3);
  const before = await figures.first().getAttribute('data-color');
  const ways = await figures.first().locator('source').count();
  await choose(page, 'color', 'navy');
  await expect(page.locator('[data-thumbs] img').first()).toHaveAttribute('src', /navy/);
  await expect(thumbs).toHaveCount(3);
  expect(await figures.evaluateAll((all) => all.map((figure) => figure.dataset['color']))).toEqual(
    Array(3).fill('navy'),
  );
  for (let place = 0; place < 3; place += 1) {
    const image = figures.nth(place).locator('img');
    await thumbs.nth(place).tap();
    await expect(image).toHaveAttribute('alt', /\S/);
    await expect
      .poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth > 0 && /navy.*\.avif/.test(it.currentSrc)))
      .toBe(true);
    await expect(figures.nth(place).locator('source')).toHaveCount(ways);
  }
  // The version in an address is the picture's own: a browser keeps it for ever.
  const versions = await figures.locator('img').evaluateAll((all) =>
    all.flatMap((image) => {
      const version = /\?v=\w+$/.exec(image.getAttribute('src') ?? '')?.[0] ?? 'none';
      return [...(image.parentElement?.querySelectorAll('source') ?? [])].map((source) =>
        source.srcset.split(', ').every((address) => address.split(' ')[0]?.endsWith(version)),
      );
    }),
  );
  expect(versions).toEqual(Array(3 * ways).fill(true));
  await thumbs.first().tap();
  await figures.first().locator('a').tap();
  await expect(page.locator('.viewer-position')).toHaveText(/1.*3/);
  await page.keyboard.press('Escape');
  await choose(page, 'color', before ?? '');
  await expect(figures.first()).toHaveAttribute('data-color', before ?? '');
});

test('a double tap enlarges, another makes whole, a swipe turns the page', async ({ page }) => {
  await page.goto(`/lt/product/${chinos}`);
  await page.locator('[data-open=viewer]').first().tap();
  const stage = page.locator('.viewer-stage');
  await expect(stage).toBeVisible();
  /** Strokes of one finger, from and to; sent within the page, so that two taps are quick however busy the machine is. */
  const stroke = (...strokes: readonly (readonly [from: number, to: number])[]) =>
    stage.evaluate((element, all) => {
      element.setPointerCapture = () => {};
      const send = (type: string, clientX: number) =>
        element.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX, clientY: 400, bubbles: true }));
      for (const [from, to] of all) {
        send('pointerdown', from);
        send('pointermove', to);
        send('pointerup', to);
      }
    }, strokes);
  const tapTwice = () => stroke([195, 195], [195, 195]);
  await tapTwice();
  await expect(stage).toHaveAttribute('data-zoomed', 'true');
  await tapTwice();
  await expect(stage).toHaveAttribute('data-zoomed', 'false');
  await stroke([300, 100]);
  await expect(page.locator('.viewer-position')).toHaveText(
    words('lt', 'product-actions')('viewer.position', { number: 2, count: 3 }),
  );
});

test('two fingers bring the picture nearer about the point between them, and take it back', async ({ page }) => {
  await page.goto(`/lt/product/${dress.id}`);
  await page.locator('[data-open=viewer]').first().tap();
  const stage = page.locator('.viewer-stage');
  await expect(stage).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', gap?: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: gap === undefined ? [] : [-1, 1].map((side, id) => ({ id, x: 195 + (side * gap) / 2, y: 420 })),
    });
  const pinch = async (from: number, to: number) => {
    await touch('touchStart', from);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part);
    await touch('touchEnd');
  };
  await pinch(80, 240);
  await expect(stage).toHaveAttribute('data-zoomed', 'true');
  const scale = () =>
    stage.evaluate((element) => new DOMMatrix(getComputedStyle(element.children[0] as Element).transform).a);
  await expect.poll(scale).toBeGreaterThan(2);
  await pinch(240, 60);
  await expect(stage).toHaveAttribute('data-zoomed', 'false');
  await expect.poll(scale).toBe(1);
});

test('size, price and a button stay at the lower edge once the main button is above the window', async ({ page }) => {
  await page.goto(`/lt/product/${dress.id}`);
  await expect(page.locator('[data-purchase] [data-favorite]')).toHaveAttribute('aria-pressed', 'false');
  const bar = page.locator('.sticky-bar');
  await expect(bar).toBeHidden();
  await page.locator('.section').first().scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await bar.getByRole('button').tap();
  await expect(page.locator('#size-problem')).toHaveText(words('lt', 'cart')('purchase.selectSize'));
  await expect(page.locator('#size-problem')).toBeInViewport();
  await choose(page, 'color', 'navy');
  await choose(page, 'size', 'M');
  await page.locator('.section').first().scrollIntoViewIfNeeded();
  await expect(bar).toContainText('M');
  await expect(bar).toContainText('89,00');
  await bar.getByRole('button').tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});
