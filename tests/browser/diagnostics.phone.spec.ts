import { expect, test } from './shop-test.ts';
import { words } from './words.ts';

const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test.describe('on Android', () => {
  test.use({ userAgent: android });

  test('the women’s page says what device, connection, user and data there are, and what went wrong last', async ({
    page,
  }) => {
    const say = words('lt', 'diagnostics');
    await page.addInitScript(() => {
      const fault = { at: '2026-11-20T08:30:00.000Z', message: 'Error: old', stack: '', path: '/lt' };
      localStorage.setItem('lastErrors', JSON.stringify([{ ...fault, message: 'Error: older' }, fault]));
    });
    await page.goto('/lt/women');
    const box = page.getByRole('complementary', { name: say('title') });
    await expect(box).toContainText(say('phone'));
    await expect(box).toContainText(say('anonymous'));
    await expect(box).toContainText(say('worked'));
    await expect(box).toContainText('Error: old (2026-11-20 08:30)');
    await expect(box.locator('dd').last()).toHaveText(say('none'));
    // In the lower right, above the question about cookies as long as that is asked.
    const banner = page.locator('body > [data-consent]');
    const corner = async () => {
      const [own, asked] = [await box.boundingBox(), (await banner.count()) > 0 ? await banner.boundingBox() : null];
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      const lowest = height - (asked?.height ?? 0);
      return own && [width - own.x - own.width, Math.round(lowest - own.y - own.height)];
    };
    await expect(banner).toBeVisible();
    await expect.poll(corner).toEqual([8, 8]);
    await banner.getByRole('button').last().click();
    await expect(banner).toHaveCount(0);
    await expect.poll(corner).toEqual([8, 8]);
    await box.getByRole('button', { name: say('close') }).click();
    await expect(box).toHaveCount(0);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(box).toHaveCount(0);
  });

  test('a failed read is said with its message', async ({ page, complaints }) => {
    await page.route('**/rest/v1/products?select=id&**', (route) =>
      route.fulfill({ status: 503, body: 'no database' }),
    );
    await page.goto('/en/women');
    const box = page.getByRole('complementary', { name: words('en', 'diagnostics')('title') });
    await expect(box).toContainText('Failed: 503 no database');
    complaints.length = 0;
  });

  test('a signed-in user is named by id', async ({ page }) => {
    await page.addInitScript(() => {
      const user = { id: '6e1f0a52-0000-4000-8000-000000000000', email: 'ruta@pastas.example' };
      const session = { access_token: 'token', refresh_token: 'r', expires_at: Date.now() / 1000 + 3_000, user };
      localStorage.setItem('gija-session', JSON.stringify(session));
    });
    // What else a page does for somebody signed in is not what this is about.
    await page.route('**/rest/v1/rpc/**', (route) => route.fulfill({ json: null }));
    await page.route('**/rest/v1/carts?**', (route) => route.fulfill({ json: [] }));
    await page.route('**/auth/v1/user', (route) => {
      expect(route.request().headers()['authorization']).toBe('Bearer token');
      return route.fulfill({ json: { id: '6e1f0a52-0000-4000-8000-000000000000' } });
    });
    await page.goto('/en/women');
    await expect(page.locator('.diagnostics')).toContainText('6e1f0a52-0000-4000-8000-000000000000');
  });

  test('other pages have no such box', async ({ page }) => {
    for (const path of ['/en/men', '/en/women/dresses', '/en']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('.diagnostics')).toHaveCount(0);
    }
  });
});

test.describe('on other phones', () => {
  test.use({ userAgent: iphone });

  test('the women’s page has no such box', async ({ page }) => {
    await page.goto('/en/women', { waitUntil: 'networkidle' });
    await expect(page.locator('.diagnostics')).toHaveCount(0);
  });
});
