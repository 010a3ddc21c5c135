import { describe, expect, test } from 'vitest';
import { add, judge, tallyPlaywright, tallyVitest } from './tally.ts';

describe('the tally of the test command', () => {
  test('adds', () => {
    expect(add({ passed: 1, failed: 2 }, { passed: 3, failed: 4 })).toEqual({ passed: 4, failed: 6 });
  });

  test('counts a file that could not be loaded as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
    ];
    const report = { numPassedTests: 4, numFailedTests: 1, numTotalTests: 5, testResults };
    expect(tallyVitest(report)).toEqual({ passed: 4, failed: 2 });
  });

  test('counts flaky browser tests and errors outside the tests as failures', () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: ['no browser'] };
    expect(tallyPlaywright(report)).toEqual({ passed: 3, failed: 3 });
  });

  test.each([
    [{ passed: 2, failed: 0 }, 0, { passed: 2, failed: 0 }],
    [{ passed: 2, failed: 0 }, 1, { passed: 2, failed: 1 }],
    [{ passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
    [{ passed: 2, failed: 3 }, 1, { passed: 2, failed: 3 }],
  ])('judges %o with exit code %i', (tally, exitCode, judged) => {
    expect(judge(tally, exitCode)).toEqual(judged);
  });
});
