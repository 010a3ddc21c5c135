import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

/** Enough for the heading of a comparison and the first of what came; the stack and the log of waiting stand further up. */
const linesShown = 10;
const charactersShown = 160;

/** One failed test as a few lines of plain text: where, which, and the beginning of what it said. */
function entry(where: string, message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  return [where, ...lines.slice(0, linesShown).map((line) => `    ${line.slice(0, charactersShown)}`)].join('\n');
}

/** The failed tests of Vitest's JSON report, and the files that could not even be loaded; paths are from `root`. */
export function vitestFailures(report: VitestReport, root: string): readonly string[] {
  return report.testResults.flatMap((file) => {
    const name = path.relative(root, file.name);
    if (file.status === 'failed' && file.assertionResults.length === 0) return [entry(name, file.message)];
    return file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => entry(`${name} › ${fullName}`, failureMessages?.join('\n')));
  });
}

/** The tests of a suite and of those within it that ended in `ending`, each with what its tries said. */
function testsThat(ending: 'unexpected' | 'flaky', suite: PlaywrightSuite): readonly string[] {
  return [
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === ending)
        .map(({ projectName, results }) => {
          const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''));
          return entry(`[${projectName}] ${file}:${line} › ${title}`, messages.join('\n'));
        }),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsThat(ending, inner)),
  ];
}

/** The failed tests of Playwright's JSON report, and its errors outside the tests. */
export function playwrightFailures(report: PlaywrightReport): readonly string[] {
  return [
    ...report.suites.flatMap((suite) => testsThat('unexpected', suite)),
    ...report.errors.map(({ message }) => entry('outside the tests', message)),
  ];
}

/** The tests of Playwright's JSON report that failed and passed when tried once more, with what the first try said. */
export function playwrightSecondTries(report: PlaywrightReport): readonly string[] {
  return report.suites.flatMap((suite) => testsThat('flaky', suite));
}
