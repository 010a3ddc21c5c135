import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHost, type HostApp } from '#sandbox/host/create-host.ts';
import { temporaryFolder } from '#tests/support/test-backend.ts';

/** The rules that the shop ships, over a few files. */
const folder = temporaryFolder('rules');
let host: HostApp;

beforeAll(async () => {
  const pages = [
    'index',
    'en',
    'lt/women/dresses',
    'lt/women-clothing',
    'lt',
    'lt/women',
    'lt/women/page/2',
    'lt/search',
    'en/404',
    'lt/404',
    'ru/404',
  ];
  for (const page of pages) {
    mkdirSync(path.join(folder.path, path.dirname(page)), { recursive: true });
    writeFileSync(path.join(folder.path, `${page}.html`), page);
  }
  mkdirSync(path.join(folder.path, 'assets'));
  writeFileSync(path.join(folder.path, 'assets/app.js'), '');
  host = await createHost({
    publishFolder: folder.path,
    functionsFolder: path.join(folder.path, 'functions'),
    configFile: path.resolve(import.meta.dirname, '../../netlify.toml'),
  });
});
afterAll(() => folder.remove());

const get = (address: string, headers: Record<string, string> = {}) =>
  host.app.request(`http://localhost${address}`, { headers });

describe("the shop's own rules", () => {
  it.each([
    ['/lt', 200, 'lt'],
    ['/lt/women', 200, 'lt/women'],
    ['/lt/women?page=1', 200, 'lt/women'],
    ['/lt/women?page=2', 200, 'lt/women/page/2'],
    ['/lt/women?sort=new', 200, 'lt/women'],
    ['/lt/women?page=3', 404, 'lt/404'],
    ['/lt/women?page=abc', 404, 'lt/404'],
    ['/lt/search?q=suknele&page=2', 200, 'lt/search'],
    ['/lt/none', 404, 'lt/404'],
    ['/ru/none', 404, 'ru/404'],
    ['/assets/none.js', 404, 'en/404'],
    ['/.netlify/functions/none', 404, 'en/404'],
  ])('%s: %i, %s', async (address, status, text) => {
    const response = await get(address);
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it.each([
    ['/', 'lt', '/lt'],
    ['/women?page=2', 'lt', '/lt/women?page=2'],
    ['/product/linen-dress', 'ru', '/ru/product/linen-dress'],
    ['/', 'fr', '/en'],
    ['/index.html', 'ru', '/ru'],
    ['/fr/women', 'lt', '/lt/fr/women'],
    ['/women/?page=2', 'lt', '/lt/women?page=2'],
    ['//women//dresses', 'lt', '/lt/women/dresses'],
    ['/women-clothing?a=1', 'ru', '/ru/women-clothing?a=1'],
    ['/products', 'lt', '/lt/products'],
  ])('%s in %s leads to %s', async (address, language, location) => {
    const response = await get(address, { 'accept-language': language });
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  });

  it.each([
    ['/lt/women/', '/lt/women'],
    ['/lt/women/?sort=new', '/lt/women?sort=new'],
    ['/lt//women//dresses', '/lt/women/dresses'],
    ['/lt/women.html', '/lt/women'],
    ['/LT/women', '/lt/women'],
    ['/RU', '/ru'],
  ])('%s is %s, for good', async (address, location) => {
    const response = await get(address, { 'accept-language': 'en' });
    expect([response.status, response.headers.get('location')]).toEqual([301, location]);
  });

  it('harden every page and let hashed files be kept', async () => {
    const { headers } = await get('/lt');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
    for (const name of ['x-content-type-options', 'referrer-policy', 'permissions-policy'])
      expect(headers.get(name), name).not.toBeNull();
    expect((await get('/assets/app.js')).headers.get('cache-control')).toContain('immutable');
  });
});
