import { describe, expect, test } from 'vitest';
import { add, judge, tallyPlaywright, tallyVitest } from './tally.ts';

describe('the tally of the test command', () => {
  test('adds', () => {
    const [left, right] = [
      { passed: 1, failures: ['a'] },
      { passed: 3, failures: ['b', 'c'] },
    ];
    expect(add(left, right)).toEqual({ passed: 4, failures: ['a', 'b', 'c'] });
  });

  test('counts a file that could not be loaded as a failure', () => {
    const testResults = [
      { name: '/shop/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: '/shop/b.test.ts', status: 'failed', assertionResults: [{ fullName: 'adds', status: 'failed' }] },
    ];
    const tally = tallyVitest({ numPassedTests: 4, testResults }, '/shop');
    expect(tally).toEqual({ passed: 4, failures: ['a.test.ts\n    no such module', 'b.test.ts › adds'] });
  });

  test('counts flaky browser tests and errors outside the tests as failures', () => {
    const of = (status: string) => ({ projectName: 'phone', status, results: [] });
    const specs = [{ title: 'adds', file: 'a.spec.ts', line: 1, tests: ['expected', 'unexpected', 'flaky'].map(of) }];
    const report = { stats: { expected: 1 }, suites: [{ title: '', specs }], errors: [{ message: 'no browser' }] };
    const tally = tallyPlaywright(report);
    expect(tally.passed).toBe(1);
    expect(tally.failures).toHaveLength(3);
  });

  test.each([
    [{ passed: 2, failures: [] }, 0, { passed: 2, failures: [] }],
    [{ passed: 2, failures: [] }, 1, { passed: 2, failures: ['unit: failed, though no test did (exit code 1)'] }],
    [{ passed: 0, failures: [] }, 0, { passed: 0, failures: ['unit: ran no test (exit code 0)'] }],
    [undefined, 1, { passed: 0, failures: ['unit: no report (exit code 1)'] }],
    [{ passed: 2, failures: ['adds'] }, 1, { passed: 2, failures: ['adds'] }],
  ])('judges %o with exit code %i', (tally, exitCode, judged) => {
    expect(judge('unit', tally, exitCode)).toEqual(judged);
  });
});
