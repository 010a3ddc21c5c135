import { playwrightFailures, playwrightSecondTries, vitestFailures } from './failures.ts';

/**
 * How many tests a runner passed; those that failed, and those of the passed that passed only when they were tried once more
 * (docs/decisions/0038), each as a few lines of plain text.
 */
export interface Tally {
  readonly passed: number;
  readonly failures: readonly string[];
  readonly secondTries: readonly string[];
}

export const nothing: Tally = { passed: 0, failures: [], secondTries: [] };

/** Adds two tallies. */
export function add(left: Tally, right: Tally): Tally {
  return {
    passed: left.passed + right.passed,
    failures: [...left.failures, ...right.failures],
    secondTries: [...left.secondTries, ...right.secondTries],
  };
}

type VitestReport = Parameters<typeof vitestFailures>[0] & { readonly numPassedTests: number };

/** Reads Vitest's JSON report; paths are from `root`. A file that could not even be loaded counts as one failure. */
export function tallyVitest(report: VitestReport, root: string): Tally {
  return { ...nothing, passed: report.numPassedTests, failures: vitestFailures(report, root) };
}

type PlaywrightReport = Parameters<typeof playwrightFailures>[0] & {
  readonly stats: { readonly expected: number; readonly flaky: number };
};

/** Reads Playwright's JSON report. An error outside the tests counts as one failure. */
export function tallyPlaywright(report: PlaywrightReport): Tally {
  const { expected, flaky } = report.stats;
  return {
    passed: expected + flaky,
    failures: playwrightFailures(report),
    secondTries: playwrightSecondTries(report),
  };
}

/**
 * Holds a runner's tally (none: it left no report) against its exit code: a runner that failed without a failed test, or that ran
 * none, counts as one failure, so that nothing can pass by not running.
 */
export function judge(runner: string, tally: Tally | undefined, exitCode: number): Tally {
  const { passed, failures, secondTries } = tally ?? nothing;
  const isSilent = failures.length === 0 && (exitCode !== 0 || passed === 0);
  const reason = tally === undefined ? 'no report' : passed === 0 ? 'ran no test' : 'failed, though no test did';
  return { passed, failures: isSilent ? [`${runner}: ${reason} (exit code ${exitCode})`] : failures, secondTries };
}
