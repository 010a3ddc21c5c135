import type { Locator, Page } from '@playwright/test';

/** The farthest that anything is from where the focus stands. */
const farthest = 120;

/** Presses Tab until `target` has the focus, as somebody without a mouse does. */
export async function reach(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < farthest; step += 1) {
    const isThere = await target.evaluateAll((all) => all.some((each) => each === document.activeElement));
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached with ${farthest} tabs: ${target}`);
}

/** Types into the field of this label, reached by Tab alone. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await reach(page, page.getByLabel(label));
  await page.keyboard.type(text);
}
