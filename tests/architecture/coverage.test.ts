import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Row {
  readonly sentence: string;
  readonly tests: readonly { readonly file: string; readonly name: string }[];
}

/** The rows of docs/coverage.md: what the specification says, and the tests that hold it, as `file` › name. */
function readRows(): Row[] {
  const table = readFileSync('docs/coverage.md', 'utf8').matchAll(/^\| (.+?) \| (`.+) \|$/gm);
  return [...table].map(([, sentence = '', tests = '']) => ({
    sentence,
    tests: tests.split('<br>').map((test) => {
      const [file = '', name = ''] = test.split('` › ');
      return { file: file.slice(1), name };
    }),
  }));
}

it('names a test that exists for every sentence', () => {
  const rows = readRows();
  expect(rows.length).toBeGreaterThan(40);
  const missing = rows.flatMap(({ sentence, tests }) =>
    tests
      .filter(({ file, name }) => name === '' || !existsSync(file) || !readFileSync(file, 'utf8').includes(name))
      .map(({ file, name }) => `${sentence}: ${file} › ${name}`),
  );
  expect(missing).toEqual([]);
});
