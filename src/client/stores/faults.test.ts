import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from './fake-browser.ts';

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
  vi.stubGlobal('location', { pathname: '/lt/women' });
});
afterEach(() => vi.unstubAllGlobals());

const open = () => import('./faults.ts');
const stored = (key: string) => JSON.parse(browser.storage.values.get(key) ?? 'null');

it('keeps the last five errors and the last five rejections apart, newest last', async () => {
  const { keepFault, readFaults } = await open();
  for (let number = 1; number <= 7; number += 1) keepFault('error', new Error(`e${number}`));
  keepFault('rejection', 'refused');
  expect(stored('lastErrors').map(({ message }: { message: string }) => message)).toEqual(
    [3, 4, 5, 6, 7].map((number) => `Error: e${number}`),
  );
  expect(stored('lastRejections')).toMatchObject([{ message: 'refused', path: '/lt/women' }]);
  expect(readFaults('error').at(-1)?.message).toBe('Error: e7');
});

it('keeps the last fault of a component, with its reference', async () => {
  const { keepComponentFault } = await open();
  keepComponentFault(new Error('first'), 'a');
  keepComponentFault(new Error('second'), 'b');
  expect(stored('lastComponentError')).toMatchObject({ message: 'Error: second', reference: 'b' });
});

it.each(['no json', '{"not":"a list"}', '[1,null,{"message":2}]'])('begins anew over %s', async (rubbish) => {
  browser.storage.values.set('lastErrors', rubbish);
  const { keepFault, readFaults } = await open();
  expect(readFaults('error')).toEqual([]);
  keepFault('error', new Error('new'));
  expect(stored('lastErrors')).toHaveLength(1);
});

it('does not throw where nothing can be kept', async () => {
  browser.storage.isFull = true;
  const { keepFault } = await open();
  expect(keepFault('error', new Error('full')).message).toBe('Error: full');
});
