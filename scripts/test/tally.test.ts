import { describe, expect, test } from 'vitest';
import { add, judge, tallyPlaywright, tallyVitest } from './tally.ts';

describe('the tally of the test command', () => {
  test('adds', () => {
    const [left, right] = [
      { passed: 1, failures: ['a'], secondTries: [] },
      { passed: 3, failures: ['b', 'c'], secondTries: ['d'] },
    ];
    expect(add(left, right)).toEqual({ passed: 4, failures: ['a', 'b', 'c'], secondTries: ['d'] });
  });

  test('counts a file that could not be loaded as a failure', () => {
    const testResults = [
      { name: '/shop/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: '/shop/b.test.ts', status: 'failed', assertionResults: [{ fullName: 'adds', status: 'failed' }] },
    ];
    const tally = tallyVitest({ numPassedTests: 4, testResults }, '/shop');
    expect(tally).toEqual({
      passed: 4,
      failures: ['a.test.ts\n    no such module', 'b.test.ts › adds'],
      secondTries: [],
    });
  });

  test('counts a browser test that passed the second time as passed and names it, an error outside the tests as a failure', () => {
    const of = (status: string) => ({ projectName: 'phone', status, results: [] });
    const specs = [{ title: 'adds', file: 'a.spec.ts', line: 1, tests: ['expected', 'unexpected', 'flaky'].map(of) }];
    const report = {
      stats: { expected: 1, flaky: 1 },
      suites: [{ title: '', specs }],
      errors: [{ message: 'no browser' }],
    };
    const tally = tallyPlaywright(report);
    expect(tally.passed).toBe(2);
    expect(tally.failures).toHaveLength(2);
    expect(tally.secondTries).toEqual(['[phone] a.spec.ts:1 › adds']);
  });

  test.each([
    [{ passed: 2, failures: [] }, 0, { passed: 2, failures: [] }],
    [{ passed: 2, failures: [] }, 1, { passed: 2, failures: ['unit: failed, though no test did (exit code 1)'] }],
    [{ passed: 0, failures: [] }, 0, { passed: 0, failures: ['unit: ran no test (exit code 0)'] }],
    [undefined, 1, { passed: 0, failures: ['unit: no report (exit code 1)'] }],
    [{ passed: 2, failures: ['adds'] }, 1, { passed: 2, failures: ['adds'] }],
  ])('judges %o with exit code %i', (tally, exitCode, judged) => {
    const of = (counts: typeof judged | undefined) => counts && { ...counts, secondTries: [] };
    expect(judge('unit', of(tally), exitCode)).toEqual(of(judged));
  });
});
