import { expect, it } from 'vitest';
import { withSteadyIds } from './steady-ids.ts';

const page = (first: string, second: string, uid: string) =>
  `<p>_r9R_</p><astro-island uid="${uid}" prefix="${first}"><p id="_${first}R_1_">a</p></astro-island><astro-island uid="x" prefix="${second}"><p id="_${second}R_1_">b</p></astro-island>`;

it('gives a page the same bytes in whatever order its islands were rendered', () => {
  const steady = withSteadyIds(page('r0', 'r1', 'abc'));
  expect(withSteadyIds(page('r1', 'r0', 'def'))).toBe(steady);
  expect(steady).toContain('prefix="r0"><p id="_r0R_1_">a');
  expect(steady).toContain('prefix="r1"><p id="_r1R_1_">b');
  expect(steady).toContain('<p>_r9R_</p>');
});

it('leaves a page without islands as it is', () => {
  expect(withSteadyIds('<p>_r0R_</p>')).toBe('<p>_r0R_</p>');
});
