import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { accountTabs } from './account-data.ts';
import { tabAddress, useTab } from './use-tab.ts';

afterEach(() => vi.unstubAllGlobals());

function openTab(query: string): string {
  vi.stubGlobal('location', { pathname: '/lt/account', href: `https://shop.example/lt/account${query}` });
  return renderToStaticMarkup(createElement(() => useTab()[0]));
}

it.each(accountTabs)('leads to the tab %s under its name, and opens it there', (tab) => {
  openTab('');
  expect(tabAddress(tab)).toBe(`/lt/account?tab=${tab}`);
  expect(openTab(`?tab=${tab}`)).toBe(tab);
});

it.each(['', '?tab=', '?tab=nonsense'])('opens the dashboard at “%s”', (query) => {
  expect(openTab(query)).toBe('dashboard');
});
