import { expect, it } from 'vitest';
import { narrowFunction } from './narrow-function.ts';

const written = `
import { createHandler } from './.netlify/build/entry.mjs';
export default createHandler({"notFoundContent":"<p>})</p>"});
export const config = {
  name: 'Astro SSR',
  path: '/*',
  preferStatic: true,
};`;

it('leaves addresses without a language to the redirects, and the 404 page to the language', () => {
  const narrowed = narrowFunction(written);
  expect(narrowed).toContain('path: ["/en/*","/lt/*","/ru/*"]');
  expect(narrowed).toContain('export default createHandler({});');
  expect(narrowed).toContain('preferStatic: true');
});

it('stops the build when the adapter has changed', () => {
  expect(() => narrowFunction(written.replace("path: '/*'", 'path: "/*"'))).toThrow('another way');
});
