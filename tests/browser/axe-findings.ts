import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

async function findingsAtRest(page: Page): Promise<[rule: string, elements: string][]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  const { violations } = await new AxeBuilder({ page }).analyze();
  // Axe gathers its findings in a window of its own: with that closed, the browser's focus may be in another one.
  await page.bringToFront();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).join(' ')]);
}

/**
 * What axe finds on a page at rest, each with the elements that it is about: colours that are still fading are no colours.
 * Something may begin to fade in while axe looks (the cookie banner comes when the page is idle): what counts is what is still
 * there at a second look.
 */
export async function axeFindings(page: Page): Promise<[rule: string, elements: string][]> {
  const found = await findingsAtRest(page);
  return found.length === 0 ? found : findingsAtRest(page);
}
