import type { Browser } from '@playwright/test';
import { phone } from './measure-page.ts';

/** What a page feels like on a middling phone; milliseconds, and the unitless layout shift. */
export interface PageSpeed {
  readonly largestPaint: number;
  /** Time that tasks of more than 50 ms kept the page from answering, after the first paint. */
  readonly blocking: number;
  readonly layoutShift: number;
}

/** Lighthouse's simulated phone: a fourfold slower processor, 150 ms there and back, 1.6 Mbit/s. */
const slowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 } as const;

interface Watched {
  paint: number;
  first: number;
  shift: number;
  tasks: { start: number; duration: number }[];
}

/** Runs in the page, before anything else of it. */
function watch(): void {
  const seen: Watched = { paint: 0, first: 0, shift: 0, tasks: [] };
  Object.assign(window, { seenBySpeed: seen });
  const observe = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    seen.paint = entry.startTime;
  });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value ?? 0;
  });
  observe('longtask', (entry) => {
    seen.tasks.push({ start: entry.startTime, duration: entry.duration });
  });
}

/** Opens `url` on a fresh, slowed phone and says how it came up. */
export async function measureSpeed(browser: Browser, url: string): Promise<PageSpeed> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'networkidle' });
    const seen = await page.evaluate(() => (window as unknown as { seenBySpeed: Watched }).seenBySpeed);
    const blocking = seen.tasks
      .filter(({ start }) => start >= seen.first)
      .reduce((sum, { duration }) => sum + duration - 50, 0);
    return { largestPaint: Math.round(seen.paint), blocking: Math.round(blocking), layoutShift: seen.shift };
  } finally {
    await context.close();
  }
}

/** The middle of several measurements, figure by figure: one slow run says nothing of the page. */
export async function measureSpeedOften(browser: Browser, url: string, times = 5): Promise<PageSpeed> {
  const runs: PageSpeed[] = [];
  for (let run = 0; run < times; run += 1) runs.push(await measureSpeed(browser, url));
  const middle = (what: keyof PageSpeed) =>
    runs.map((speed) => speed[what]).sort((left, right) => left - right)[Math.floor(times / 2)] ?? 0;
  return { largestPaint: middle('largestPaint'), blocking: middle('blocking'), layoutShift: middle('layoutShift') };
}
