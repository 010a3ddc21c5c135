import type { Browser, Page, Request, Response } from '@playwright/test';
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
  /** Code and data asked for after the page had loaded: what starts when it is idle. */
  readonly idle: boolean;
  readonly bytes: number;
  readonly foreign: boolean;
}

const idleKinds = new Set(['script', 'fetch', 'xhr', 'ping']);

async function toLoad(response: Response, own: readonly string[], loaded: boolean): Promise<Load> {
  const request = response.request();
  const sizes = await request.sizes().catch(() => undefined);
  return {
    kind: request.resourceType(),
    idle: loaded && idleKinds.has(request.resourceType()),
    bytes: sizes?.responseBodySize ?? 0,
    foreign: !own.includes(new URL(request.url()).origin),
  };
}

function weigh(all: readonly Load[], elements: number): PageWeight {
  const loads = all.filter(({ idle }) => !idle);
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
    idleScriptBytes: bytes(all.filter(({ idle, kind }) => idle && kind === 'script')),
    thirdParty: all.filter((load) => load.foreign).length,
  };
}

/**
 * Opens `url` in a fresh phone context, waits until nothing loads any more, and says what the first view weighed. `backend` is the
 * shop's own, not somebody else's.
 */
export async function measurePage(
  browser: Browser,
  url: string,
  backend: string,
  use?: (page: Page) => Promise<void>,
): Promise<PageWeight> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const pending: Promise<Load>[] = [];
    const own = [new URL(url).origin, new URL(backend).origin];
    const late = new WeakSet<Request>();
    let loaded = false;
    page.once('load', () => {
      loaded = true;
    });
    page.on('request', (request) => {
      if (loaded) late.add(request);
    });
    page.on('response', (response) => {
      if (!response.url().startsWith('http')) return;
      pending.push(toLoad(response, own, late.has(response.request())));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await use?.(page);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    return weigh(await Promise.all(pending), elements);
  } finally {
    await context.close();
  }
}
