import { playwrightFailures, vitestFailures } from './failures.ts';

/** How many tests a runner passed, and those that failed, each as a few lines of plain text. */
export interface Tally {
  readonly passed: number;
  readonly failures: readonly string[];
}

export const nothing: Tally = { passed: 0, failures: [] };

/** Adds two tallies. */
export function add(left: Tally, right: Tally): Tally {
  return { passed: left.passed + right.passed, failures: [...left.failures, ...right.failures] };
}

type VitestReport = Parameters<typeof vitestFailures>[0] & { readonly numPassedTests: number };

/** Reads Vitest's JSON report; paths are from `root`. A file that could not even be loaded counts as one failure. */
export function tallyVitest(report: VitestReport, root: string): Tally {
  return { passed: report.numPassedTests, failures: vitestFailures(report, root) };
}

type PlaywrightReport = Parameters<typeof playwrightFailures>[0] & { readonly stats: { readonly expected: number } };

/** Reads Playwright's JSON report. A flaky test is a failed one; an error outside the tests counts as one failure. */
export function tallyPlaywright(report: PlaywrightReport): Tally {
  return { passed: report.stats.expected, failures: playwrightFailures(report) };
}

/**
 * Holds a runner's tally (none: it left no report) against its exit code: a runner that failed without a failed test, or that ran
 * none, counts as one failure, so that nothing can pass by not running.
 */
export function judge(runner: string, tally: Tally | undefined, exitCode: number): Tally {
  const { passed, failures } = tally ?? nothing;
  const isSilent = failures.length === 0 && (exitCode !== 0 || passed === 0);
  const reason = tally === undefined ? 'no report' : passed === 0 ? 'ran no test' : 'failed, though no test did';
  return { passed, failures: isSilent ? [`${runner}: ${reason} (exit code ${exitCode})`] : failures };
}
