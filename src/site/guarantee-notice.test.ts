import { expect, it } from 'vitest';
import { guaranteeNotice } from './guarantee-notice.ts';

const address = (name: string) => `/content/legal/guarantee-notice-${name}`;

it('shows the drawing where there is one, else the document, in the page’s language only', () => {
  const found = {
    [address('lt.pdf')]: '/a/lt.pdf',
    [address('lt.svg')]: '/a/lt.svg',
    [address('en.pdf')]: '/a/en.pdf',
  };
  expect(guaranteeNotice('lt', found)).toEqual({ address: '/a/lt.svg', kind: 'svg' });
  expect(guaranteeNotice('en', found)).toEqual({ address: '/a/en.pdf', kind: 'pdf' });
  expect(guaranteeNotice('ru', found)).toBeUndefined();
});
