import { describe, expect, test } from 'vitest';
import { playwrightFailures, playwrightSecondTries, vitestFailures } from './failures.ts';

describe('what the test command says of failures at its end', () => {
  test('names the failed tests of Vitest and the files that could not be loaded', () => {
    const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
    const failed = {
      fullName: 'the sum subtracts',
      status: 'failed',
      failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\n    at sum.ts:3:1\nto be 2'],
    };
    const testResults = [
      { name: '/shop/src/sum.test.ts', status: 'failed', assertionResults: [passed, failed] },
      { name: '/shop/src/broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ];
    expect(vitestFailures({ testResults }, '/shop')).toEqual([
      'src/sum.test.ts › the sum subtracts\n    expected 1\n    to be 2',
      'src/broken.test.ts\n    no such module',
    ]);
  });

  test('names the failed tests of Playwright at any depth, those that passed the second time apart, and errors outside the tests', () => {
    const spec = (title: string, status: string, message: string) => ({
      title,
      file: 'cart.spec.ts',
      line: 7,
      tests: [{ projectName: 'phone', status, results: [{ errors: [{ message }] }] }],
    });
    const inner = { title: 'inner', specs: [spec('removes', 'flaky', 'too late')] };
    const outer = {
      title: 'outer',
      specs: [spec('adds', 'expected', ''), spec('counts', 'unexpected', `${'long '.repeat(60)}\n`)],
      suites: [inner],
    };
    const report = { suites: [outer], errors: [{ message: 'no browser' }] };
    const failures = playwrightFailures(report);
    expect(failures).toHaveLength(2);
    expect(failures[0]).toMatch(/^\[phone\] cart\.spec\.ts:7 › counts\n {4}long [^\n]{155}$/);
    expect(failures[1]).toBe('outside the tests\n    no browser');
    expect(playwrightSecondTries(report)).toEqual(['[phone] cart.spec.ts:7 › removes\n    too late']);
  });

  test('shows the beginning of a long message only', () => {
    const failureMessages = [Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')];
    const assertionResults = [{ fullName: 'fails', status: 'failed', failureMessages }];
    const [failure] = vitestFailures(
      { testResults: [{ name: '/a.test.ts', status: 'failed', assertionResults }] },
      '/',
    );
    expect(failure?.split('\n')).toHaveLength(11);
  });
});
