import type { Browser, Page, Response } from '@playwright/test';
import type { PageWeight } from './ceilings.ts';

/** The phone that weights are measured on. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

interface Load {
  readonly kind: string;
  readonly bytes: number;
  readonly foreign: boolean;
}

async function toLoad(response: Response, origin: string): Promise<Load> {
  const request = response.request();
  const sizes = await request.sizes().catch(() => undefined);
  return {
    kind: request.resourceType(),
    bytes: sizes?.responseBodySize ?? 0,
    foreign: new URL(request.url()).origin !== origin,
  };
}

function weigh(loads: readonly Load[], elements: number): PageWeight {
  const of = (kind: string) => loads.filter((load) => load.kind === kind);
  const bytes = (chosen: readonly Load[]) => chosen.reduce((sum, load) => sum + load.bytes, 0);
  return {
    htmlBytes: bytes(of('document')),
    scriptBytes: bytes(of('script')),
    scriptFiles: of('script').length,
    styleBytes: bytes(of('stylesheet')),
    fontBytes: bytes(of('font')),
    fontFiles: of('font').length,
    requests: loads.length,
    totalBytes: bytes(loads),
    elements,
    thirdParty: loads.filter((load) => load.foreign).length,
  };
}

/** Opens `url` in a fresh phone context, waits until nothing loads any more, and says what the first view weighed. */
export async function measurePage(
  browser: Browser,
  url: string,
  use?: (page: Page) => Promise<void>,
): Promise<PageWeight> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const pending: Promise<Load>[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith('http')) pending.push(toLoad(response, new URL(url).origin));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await use?.(page);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    return weigh(await Promise.all(pending), elements);
  } finally {
    await context.close();
  }
}
