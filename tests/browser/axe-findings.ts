import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page at rest, each with the elements that it is about: colours that are still fading are no colours. */
export async function axeFindings(page: Page): Promise<[rule: string, elements: string][]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).join(' ')]);
}
