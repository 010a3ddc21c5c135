import sharp from 'sharp';
import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test } from './shop-test.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

/** Red above, blue below: what was cropped is seen by its colour. */
async function photo(name: string) {
  const half = { create: { width: 1500, height: 1000, channels: 3, background: '#ff0000' } } as const;
  const buffer = await sharp({ create: { width: 1500, height: 2000, channels: 3, background: '#0000ff' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Secret' } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

test('pictures are uploaded, cropped and told of, and shown wherever the product is', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(240_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-products');
  const id = `photo-${crypto.randomUUID().slice(0, 8)}`;
  await sql`
    insert into products (id, name, name_lt, name_ru, description, description_lt, description_ru, sku, price, active, category, brand, manufacturer_id)
    select ${id}, ${id}, ${id}, ${id}, 'Warm.', 'Šilta.', 'Тёплая.', ${id}, 4900, false, category, 'Test', manufacturer_id
    from products where active and manufacturer_id is not null order by id limit 1`;
  await sql`insert into product_variants (product_id, sku, size, color, on_hand, position) values (${id}, ${`${id}-m`}, 'M', 'navy', 9, 1), (${id}, ${`${id}-r`}, 'M', 'red', 9, 2)`;
  await sql`insert into product_compositions (product_id, part_code, fibre_code, percent)
    select ${id}, part_code, fibre_code, 100 from product_compositions limit 1`;

  await openBackOffice(page, language, { shop, sql }, '/admin/products');
  await expect(page.locator('.admin-list tbody tr').first()).toBeVisible();
  await page.goto(`/${language}/admin/products?product=${id}`);
  const pictures = page.locator('.admin-pictures > li');
  await expect(page.locator('#pictures')).toContainText(say('form.noPictures'));
  const broken = { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') };
  await page.locator('[name=pictures]').setInputFiles([await photo('first.jpg'), broken, await photo('second.jpg')]);
  await expect(pictures).toHaveCount(2, { timeout: 60_000 });
  const uploads = page.locator('.admin-upload-list > li');
  await expect(uploads).toHaveCount(1);
  await expect(uploads).toContainText(say('upload.refusals.not_a_picture'));
  expect(await axeFindings(page)).toEqual([]);
  await uploads.getByRole('button').press('Enter');
  await expect(uploads).toHaveCount(0);

  // Dragged and pasted, as well as chosen.
  const bytes = [...(await photo('third.jpg')).buffer];
  for (const kind of ['drop', 'paste']) {
    await page.locator('.admin-drop').evaluate(
      (area, [sent, by, name]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(sent as number[])], `${name}.jpg`, { type: 'image/jpeg' }));
        area.dispatchEvent(
          by === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      },
      [bytes, kind, kind] as const,
    );
  }
  await expect(pictures).toHaveCount(4, { timeout: 60_000 });
  for (let left = 4; left > 2; left -= 1)
    await pictures
      .last()
      .getByRole('button', { name: say('form.pictureRemove', { number: left }) })
      .click();

  // Cropped to its red part with the keyboard alone.
  const source = async (place: number) => (await pictures.nth(place).locator('img').getAttribute('src')) ?? '';
  const before = await source(1);
  await pictures
    .nth(1)
    .getByRole('button', { name: say('crop.cropOf', { number: 2 }) })
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('slider', { name: say('crop.zoom') }).press('End');
  const point = dialog.getByRole('button', { name: say('crop.point') });
  await point.focus();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Shift+ArrowUp');
  await expect(dialog.locator('output')).toContainText('24 %');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('crop.act') }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => source(1)).not.toBe(before);
  const cropped = await page.request.get(await source(1));
  const colors = await sharp(await cropped.body()).stats();
  expect(colors.channels.map(({ mean }) => Math.round(mean / 255))).toEqual([1, 0, 0]);

  // The pointer leads it as well.
  await pictures
    .nth(0)
    .getByRole('button', { name: say('crop.cropOf', { number: 1 }) })
    .click();
  await dialog.getByRole('slider', { name: say('crop.zoom') }).press('End');
  await point.click({ position: { x: 60, y: 2 } });
  await expect(dialog.locator('output')).toContainText('24 %');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  for (const [place, color] of [
    ['0', 'navy'],
    ['1', 'red'],
  ] as const) {
    const picture = pictures.nth(Number(place));
    await picture.locator('select').selectOption(color);
    for (const text of ['en', 'lt', 'ru']) await picture.locator(`[name$="-${text}"]`).fill(`Picture ${place} ${text}`);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);
  await page
    .locator('.admin-product-save')
    .getByRole('button', { name: say('form.save') })
    .click();
  await expect(page.getByText(say('form.saved'))).toBeVisible();
  await page.getByRole('button', { name: say('acts.sell') }).click();
  await expect(page.getByText(say('acts.sold'))).toBeVisible();

  await page.goto(`/${language}/product/${id}`);
  const shown = page.locator('.gallery-rail img').first();
  await expect(shown).toHaveAttribute('alt', `Picture 0 ${language}`);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
  const preview = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  const { pathname } = new URL(preview);
  expect(pathname).toMatch(/^\/pictures\/uploaded\/[0-9a-f]{20}\/navy-1200-[0-9a-f]{6}-720\.jpg$/);
  expect((await page.request.get(pathname)).headers()['content-type']).toBe('image/jpeg');
  await page.locator('label', { has: page.locator('input[name=color][value=red]') }).click();
  await expect(page.locator('.gallery-rail img').first()).toHaveAttribute('alt', `Picture 1 ${language}`);
  await expect
    .poll(() =>
      page
        .locator('.gallery-rail img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(200);
  // Other tests weigh what is for sale.
  await sql`update products set active = false where id = ${id}`;
  // What was refused above.
  forgive(complaints, /409/);
});

test('a product whose picture there is not (any more) is shown without it', async ({ page, sql }, { project }) => {
  const language = languageOf(project.name);
  const id = `gone-${crypto.randomUUID().slice(0, 8)}`;
  await sql`
    insert into products (id, name, name_lt, name_ru, description, description_lt, description_ru, sku, price, active, category, brand, manufacturer_id, images)
    select ${id}, ${id}, ${id}, ${id}, 'Warm.', 'Šilta.', 'Тёплая.', ${id}, 4900, true, category, 'Test', manufacturer_id, array[images[1], 'coat/of-nobody']
    from products where active and manufacturer_id is not null order by id limit 1`;
  await sql`insert into product_variants (product_id, sku, size, color, on_hand) values (${id}, ${`${id}-m`}, 'M', '', 1)`;
  const response = await page.goto(`/${language}/product/${id}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(id);
  await expect(page.locator('.gallery-rail img')).toHaveCount(2);
  await expect(page.locator('.gallery-rail img').last()).toHaveAttribute('src', /^data:image\/svg/);
  await sql`update products set active = false where id = ${id}`;
});
