import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { languages } from '#src/domain/language/languages.ts';
import { productFeed } from '#src/site/feed/feed.ts';
import { exampleFacts } from '#tests/support/example-facts.ts';
import { exampleProduct } from '#tests/support/example-product.ts';
import { hostileWords } from '#tests/support/hostile-words.ts';
import { structuredData } from '#tests/support/search-engine-rules.ts';
import { expect, test } from './shop-test.ts';
import { dress } from './shopping.ts';

interface HeadFacts {
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  readonly alternates: readonly string[];
  readonly isHidden: boolean;
  readonly og: Readonly<Record<string, string>>;
  readonly data: readonly string[];
}

const decode = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#(\d+)|#x([\da-f]+));/gi, (entity, decimal?: string, hex?: string) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }[entity] ?? entity;
  });

function readHead(site: string, file: string): HeadFacts {
  const html = readFileSync(path.join(site, file), 'utf8');
  const head = html.slice(0, html.indexOf('</head>'));
  const first = (pattern: RegExp) => pattern.exec(head)?.[1];
  const og = [...head.matchAll(/<meta property="og:(\w+)" content="([^"]*)"/g)].map((match) => [
    match[1],
    decode(match[2] ?? ''),
  ]);
  return {
    file,
    title: decode(first(/<title>(.*?)<\/title>/s) ?? ''),
    description: decode(first(/<meta name="description" content="([^"]*)"/) ?? ''),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    alternates: [...head.matchAll(/hreflang="([\w-]+)"/g)].map((match) => match[1] ?? ''),
    isHidden: /<meta name="robots" content="noindex"/.test(head),
    og: Object.fromEntries(og),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((match) => match[1] ?? ''),
  };
}

/** The heads of all pages of a language as they were built; fragments of pages have none. */
function headsOf(site: string, language: string): HeadFacts[] {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.html') && (file.startsWith(`${language}/`) || file === `${language}.html`))
    .map((file) => readHead(site, file))
    .filter(({ title }) => title !== '');
}

/** A page that is its own canonical one, as far as its address says. */
const isListed = ({ file, canonical, isHidden }: HeadFacts) =>
  !isHidden && new URL(canonical ?? 'http://none').pathname === `/${file.replace(/(\/page\/\d+)?\.html$/, '')}`;

for (const language of languages) {
  test(`every listed page has its own title and description, alternates and a picture, ${language}`, ({ shop }) => {
    const heads = headsOf(shop.site, language);
    expect(heads.length).toBeGreaterThan(250);
    const wrong: string[] = [];
    const seen = new Map<string, string>();
    for (const head of heads.filter(isListed)) {
      const { file, title, description, alternates, og } = head;
      const say = (what: string) => wrong.push(`${file}: ${what}`);
      if ([...title].length < 8 || [...title].length > 70) say(`title of ${[...title].length}: ${title}`);
      if ([...description].length < 30 || [...description].length > 160)
        say(`description of ${[...description].length}: ${description}`);
      if (alternates.join() !== 'en,lt,ru,x-default') say(`alternates ${alternates.join()}`);
      if (!/^https?:\/\/.+\.jpg/.test(og['image'] ?? '')) say(`picture ${og['image']}`);
      if (og['url'] !== head.canonical) say(`og:url ${og['url']}`);
      for (const [what, text] of Object.entries({ title, description })) {
        const other = seen.get(`${what} ${text}`);
        if (other !== undefined) say(`${what} is that of ${other}: ${text}`);
        seen.set(`${what} ${text}`, file);
      }
    }
    expect(wrong).toEqual([]);
  });

  test(`structured data of every page is what search engines ask for, ${language}`, ({ shop }) => {
    const wrong: string[] = [];
    const kinds = new Set<string>();
    for (const { file, data } of headsOf(shop.site, language)) {
      for (const json of data) {
        const parsed = structuredData.safeParse(JSON.parse(json));
        if (parsed.success) kinds.add(parsed.data['@type']);
        else wrong.push(`${file}: ${parsed.error.message}`);
      }
    }
    expect(wrong.slice(0, 10)).toEqual([]);
    expect([...kinds].sort()).toEqual(['BreadcrumbList', 'ItemList', 'OnlineStore', 'Product', 'WebSite']);
  });
}

/** Reads an XML document as a browser does; fails where it is not well formed. */
async function readXml(page: Page, address: string) {
  const answer = await page.request.get(address);
  expect(answer.headers()['content-type']).toContain('xml');
  return page.evaluate(
    (text) => {
      const read = new DOMParser().parseFromString(text, 'application/xml');
      const texts = (name: string) => [...read.getElementsByTagName(name)].map((each) => each.textContent ?? '');
      return {
        error: read.querySelector('parsererror')?.textContent,
        links: texts('link'),
        pictures: texts('g:image_link'),
        ids: texts('g:id'),
        addresses: texts('loc'),
      };
    },
    await answer.text(),
  );
}

test('the feeds are well formed, name every variant once, and lead to pages and pictures', async ({ page, sql }) => {
  await page.goto('/en/shipping');
  // The feeds are of the build, which sells the whole demonstration catalogue: other tests add products and take some off meanwhile.
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from product_variants where sku like 'GJ-%'`;
  for (const language of languages) {
    const feed = await readXml(page, `/feed/${language}.xml`);
    expect(feed.error).toBeUndefined();
    expect(feed.ids.length).toBe(row?.count);
    expect(new Set(feed.ids).size).toBe(feed.ids.length);
    const every = Math.floor(feed.ids.length / 12);
    const sample = [...feed.links.slice(1), ...feed.pictures].filter((_, index) => index % every === 0);
    for (const link of sample) {
      expect((await page.request.get(new URL(link).pathname + new URL(link).search)).status(), link).toBe(200);
    }
  }
});

test('whatever products are called, their feed can be read and says it', async ({ page }) => {
  const names = hostileWords.map((name) => name.slice(0, 120));
  const feed = productFeed({
    products: names.map((name, number) =>
      exampleProduct({ id: `p-${number}`, name: { en: name, lt: name, ru: name } }),
    ),
    facts: exampleFacts,
    language: 'lt',
    origin: 'https://gija.example',
    shop: { name: hostileWords.join(' '), description: hostileWords.join(' ') },
    pictureOf: (key) => `/pictures/${key}-720.jpg`,
    colorName: (color) => color,
    categoriesOf: () => names,
  });
  await page.goto('/en/shipping');
  const { error, titles } = await page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'application/xml');
    const items = [...read.querySelectorAll('item > title')];
    return {
      error: read.querySelector('parsererror')?.textContent,
      titles: items.map((each) => each.textContent ?? ''),
    };
  }, feed);
  expect(error).toBeUndefined();
  // What XML cannot hold is left out, and line ends are blanks.
  const told = (text: string) => text.replace(/[\p{Cc}\s]+/gu, '');
  for (const name of names) expect(titles.map(told).filter((title) => title.startsWith(told(name)))).not.toEqual([]);
});

test('the sitemap is well formed and leads to pages; robots names it', async ({ page, request }) => {
  await page.goto('/en/shipping');
  const { error, addresses } = await readXml(page, '/sitemap.xml');
  expect(error).toBeUndefined();
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => address.includes(`/product/${dress.id}`))).toHaveLength(3);
  for (const address of addresses.filter((_, index) => index % 97 === 0)) {
    const { pathname, search } = new URL(address);
    expect((await request.get(pathname + search)).status(), address).toBe(200);
  }
  expect(await (await request.get('/robots.txt')).text()).toMatch(
    /Disallow: \/lt\/cart\n[\s\S]*Sitemap: .*\/sitemap\.xml/,
  );
});

test('the shop can be put on a home screen, with icons of the sizes that it names', async ({ page, request }) => {
  await page.goto('/lt');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Gija', lang: 'lt', start_url: '/lt' });
  const icons: { src: string; sizes: string }[] = [...manifest.icons, { src: '/icons/180.png', sizes: '180x180' }];
  for (const { src, sizes } of icons) {
    const measured = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(measured).toBe(sizes);
  }
  expect((await request.get('/favicon.ico')).headers()['content-type']).toContain('icon');
  const colors = await page
    .locator('meta[name=theme-color]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('content')));
  expect(colors).toEqual(['#fdfdfc', '#101113']);
});
