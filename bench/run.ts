import { chromium } from '@playwright/test';
import postgres, { type Sql } from 'postgres';
import { chromiumArguments, findChromium } from '#scripts/find-chromium.ts';
import { startTestShop } from '#scripts/test/start-test-shop.ts';
import { languages } from '#src/domain/language/languages.ts';
import { type Kind, kindCeilings, type PageWeight, pageCeilings, speedCeilings } from './ceilings.ts';
import { withFilledCart } from './filled-cart.ts';
import { measureListing } from './measure-listing.ts';
import { measureOrders } from './measure-orders.ts';
import { measurePage } from './measure-page.ts';
import { measureSpeedOften, type PageSpeed } from './measure-speed.ts';
import { type PageKind, pageKinds } from './page-kinds.ts';
import { type Marks, runLighthouse } from './run-lighthouse.ts';

type Row = Readonly<Record<string, string>>;

function kilobytes(bytes: number, ceiling: number): string {
  return `${(bytes / 1024).toFixed(1)} of ${(ceiling / 1024).toFixed(0)} KB`;
}

function row(weight: PageWeight, kind: Kind): Row {
  const ceilings = kindCeilings[kind];
  return {
    'script before intent': kilobytes(weight.scriptBytes, pageCeilings.scriptBytes),
    'script when idle': kilobytes(weight.idleScriptBytes, pageCeilings.idleScriptBytes),
    files: `${weight.scriptFiles} of ${pageCeilings.scriptFiles}`,
    style: kilobytes(weight.styleBytes, pageCeilings.styleBytes),
    HTML: kilobytes(weight.htmlBytes, ceilings.htmlBytes),
    elements: `${weight.elements} of ${pageCeilings.elements}`,
    fonts: kilobytes(weight.fontBytes, pageCeilings.fontBytes),
    requests: `${weight.requests} of ${ceilings.requests}`,
    'first view': kilobytes(weight.totalBytes, pageCeilings.totalBytes),
  };
}

const speedRow = ({ largestPaint, blocking, layoutShift }: PageSpeed): Row => ({
  'largest paint': `${largestPaint} of ${speedCeilings.largestPaint} ms`,
  blocking: `${blocking} of ${speedCeilings.blocking} ms`,
  'layout shift': `${layoutShift.toFixed(3)} of ${speedCeilings.layoutShift.toFixed(3)}`,
});

/** The pages that shoppers come in by and pay on; all of them would take a quarter of an hour. */
const marked = ['home', 'listing of 24', 'product', 'cart', 'content'];

async function markPages(pages: readonly PageKind[], site: string): Promise<Record<string, Marks>> {
  const marks: Record<string, Marks> = {};
  for (const { name, path, isHidden = false } of pages.filter((page) => marked.includes(page.name)))
    marks[name] = await runLighthouse({ url: `${site}/lt${path}`, isHidden }, findChromium());
  return marks;
}

/** The checkout with something in the cart, which is another page than without; in every language. */
function markCheckout(sql: Sql, site: string): Promise<Record<string, Marks>> {
  return withFilledCart(sql, site, async (port) => {
    const marks: Record<string, Marks> = {};
    for (const language of languages)
      marks[`checkout, ${language}`] = await runLighthouse(
        { url: `${site}/${language}/checkout`, isHidden: true, port },
        findChromium(),
      );
    return marks;
  });
}

const shop = await startTestShop({ allPictures: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
const sql = postgres(shop.addresses.databaseUrl, { max: 1 });
try {
  const table: Record<string, Row> = {};
  const speeds: Record<string, Row> = {};
  const pages = await pageKinds(sql);
  for (const { name, path, kind } of pages) {
    const url = `${shop.addresses.shop}/lt${path}`;
    await measurePage(browser, url, shop.addresses.backend);
    table[name] = row(await measurePage(browser, url, shop.addresses.backend), kind);
    speeds[name] = speedRow(await measureSpeedOften(browser, url));
  }
  console.log('What a phone loads in Lithuanian before anything is touched, as served (Brotli), and the ceilings:');
  console.table(table);
  console.log('How a middling phone on a slow network shows them, the middle of five:');
  console.table(speeds);
  console.log('Lighthouse’s marks on its phone, the middle of three runs:');
  const marks = async () => ({
    ...(await markPages(pages, shop.addresses.shop)),
    ...(await markCheckout(sql, shop.addresses.shop)),
  });
  await marks().then(console.table, (fault: Error) =>
    console.log(`Lighthouse could not mark the pages: ${fault.message.split('\n')[0]}`),
  );
  console.log(
    'A listing of 20 000 products: its data, and one choice in it on a phone six times as slow as this machine:',
  );
  console.table({ listing: measureListing() });
  console.log(
    'What the database does a second, of 50 at a time on 15 connections, beside bare functions on the same machine:',
  );
  console.table(await measureOrders(shop.addresses.databaseUrl));
} finally {
  await sql.end();
  await browser.close();
  await shop.close();
}
process.exit();
