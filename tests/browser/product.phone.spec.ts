import { expect, test } from './shop-test.ts';
import { dress } from './shopping.ts';
import { words } from './words.ts';

test('the gallery is swiped, the thread and the thumbnails go with it, a thumbnail leads to its picture', async ({
  page,
}) => {
  await page.goto(`/lt/product/${dress.id}`);
  const rail = page.locator('.gallery-rail');
  const thumbs = page.locator('[data-thumbs] button');
  await expect(thumbs).toHaveCount(4);
  await expect(thumbs.nth(0)).toHaveAttribute('aria-current', 'true');
  const first = await page.locator('.gallery-track > i').evaluate((thread) => thread.style.translate);
  await rail.evaluate((it) => it.scrollBy({ left: it.clientWidth, behavior: 'instant' }));
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect
    .poll(() => page.locator('.gallery-track > i').evaluate((thread) => thread.style.translate))
    .not.toBe(first);
  await thumbs.nth(3).tap();
  await expect(thumbs.nth(3)).toHaveAttribute('aria-current', 'true');
  expect(await rail.evaluate((it) => Math.round(it.scrollLeft / it.clientWidth))).toBe(3);
});

test('the chosen colour’s pictures come first, its thumbnails too', async ({ page }) => {
  await page.goto(`/lt/product/${dress.id}`);
  await expect(page.locator('[data-thumbs] button')).toHaveCount(4);
  await page.locator('input[name=color][value=ecru]').check({ force: true });
  await expect(page.locator('[data-gallery] figure').first()).toHaveAttribute('data-color', 'ecru');
  await expect(page.locator('[data-thumbs] img').first()).toHaveAttribute('src', /ecru/);
});

test('a double tap enlarges, another makes whole, a swipe turns the page', async ({ page }) => {
  await page.goto(`/lt/product/${dress.id}`);
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
    words('lt', 'product-actions')('viewer.position', { number: 2, count: 4 }),
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
  await page.locator('input[name=color][value=navy]').check({ force: true });
  await page.locator('input[name=size][value=M]').check({ force: true });
  await page.locator('.section').first().scrollIntoViewIfNeeded();
  await expect(bar).toContainText('M');
  await expect(bar).toContainText('89,00');
  await bar.getByRole('button').tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});
