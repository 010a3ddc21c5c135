import { afterEach, describe, expect, it, vi } from 'vitest';
import { allAccepted, allRefused, consentKey } from '#src/domain/consent/consent.ts';
import { type FakeBrowser, fakeBrowser } from './fake-browser.ts';

const open = () => import('./consent.ts');
const kept = (browser: FakeBrowser) => JSON.parse(browser.storage.values.get(consentKey) ?? 'null');

afterEach(() => vi.unstubAllGlobals());

describe('consent', () => {
  it('stores nothing before a decision and answers with the initial positions', async () => {
    const browser = fakeBrowser();
    const { $consent, allows } = await open();
    $consent.subscribe(() => {});
    expect([allows('essential'), allows('analytics'), allows('marketing'), allows('preferences')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(browser.storage.values.size).toBe(0);
  });

  it('keeps a decision for the next page', async () => {
    const browser = fakeBrowser();
    (await open()).decide({ ...allAccepted, analytics: false });
    expect(kept(browser)).toMatchObject({ analytics: false, marketing: true, preferences: true });
    vi.resetModules();
    const { allows } = await open();
    expect(allows('analytics')).toBe(false);
    expect(allows('marketing')).toBe(true);
  });

  it('deletes what was kept under preferences when they are withdrawn, and leaves the cart alone', async () => {
    const browser = fakeBrowser('{"items":[]}');
    browser.storage.values.set('recently-viewed', '["a"]');
    const { allows, decide } = await open();
    decide(allAccepted);
    expect(browser.storage.values.has('recently-viewed')).toBe(true);
    decide(allRefused);
    expect(allows('preferences')).toBe(false);
    expect(browser.storage.values.has('recently-viewed')).toBe(false);
    expect(browser.storage.values.has('cart-storage')).toBe(true);
  });

  it('follows a decision in another tab', async () => {
    const browser = fakeBrowser();
    const { $consent, allows, decide } = await open();
    $consent.subscribe(() => {});
    const text = JSON.stringify(decide(allAccepted));
    browser.fromOtherTab(consentKey, text.replace('"marketing":true', '"marketing":false'));
    expect(allows('marketing')).toBe(false);
  });

  it('holds for the page where the browser refuses to keep it', async () => {
    const browser = fakeBrowser();
    browser.storage.isFull = true;
    const { allows, decide } = await open();
    decide(allRefused);
    expect(allows('preferences')).toBe(false);
  });
});
