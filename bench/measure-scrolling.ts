import { expect, type Page } from '@playwright/test';

export interface ScrollMeasure {
  readonly rows: number;
  /** Milliseconds from the press that brings the last page until its rows can be seen. */
  readonly 'one page more': number;
  /** Milliseconds between two frames while it is scrolled, the middle one and the twentieth part that took longest. */
  readonly frame: number;
  readonly 'slow frame': number;
  /** Milliseconds that scripts and layout held the page while it was scrolled, above fifty each. */
  readonly 'long tasks': number;
}

const rowsOf = (page: Page) => page.locator('.admin-list tbody tr');

/** Brings pages until a list has so many rows; gives the milliseconds that the last one took. */
async function grow(page: Page, wanted: number): Promise<number> {
  let took = 0;
  for (let rows = await rowsOf(page).count(); rows < wanted; rows = await rowsOf(page).count()) {
    const began = performance.now();
    await page.locator('.admin-foot button').click();
    await expect.poll(() => rowsOf(page).count(), { intervals: [20], timeout: 30_000 }).toBeGreaterThan(rows);
    took = performance.now() - began;
  }
  return took;
}

/** Scrolls from top to bottom as a wheel does, a step a frame, and notes how the frames came. */
function scroll(page: Page) {
  return page.evaluate(async () => {
    let longTasks = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks += duration - 50;
    });
    observer.observe({ entryTypes: ['longtask'] });
    const frames: number[] = [];
    let last = performance.now();
    scrollTo({ top: 0, behavior: 'instant' });
    for (let step = 0; step < 240; step += 1) {
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      if (step > 0) frames.push(now - last);
      last = now;
      scrollBy({ top: document.documentElement.scrollHeight / 240, behavior: 'instant' });
    }
    await new Promise(requestAnimationFrame);
    observer.disconnect();
    frames.sort((one, other) => one - other);
    const at = (share: number) => Math.round((frames[Math.floor(frames.length * share)] ?? 0) * 10) / 10;
    return { frame: at(0.5), 'slow frame': at(0.95), 'long tasks': Math.round(longTasks) };
  });
}

/** The same of a table of so many rows without scripts and styles: what the machine itself can do. */
export async function measureBareScrolling(page: Page, rows: number): Promise<Omit<ScrollMeasure, 'one page more'>> {
  const cells = '<td>Person 12345<td>GJ-123-456-789<td>100.00<td>2026-11-24'.repeat(2);
  await page.setContent(`<style>td { height: 36px }</style><table>${`<tr>${cells}`.repeat(rows)}</table>`);
  return { rows, ...(await scroll(page)) };
}

/** How a list of so many rows scrolls in a page of the back office that is open already. */
export async function measureScrolling(page: Page, address: string, wanted: number): Promise<ScrollMeasure> {
  await page.goto(address);
  await rowsOf(page).first().waitFor();
  const more = await grow(page, wanted);
  return { rows: await rowsOf(page).count(), 'one page more': Math.round(more), ...(await scroll(page)) };
}
