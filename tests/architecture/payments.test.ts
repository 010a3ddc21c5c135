import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { orderTransitions, paymentTransitions } from '#src/domain/order/states.ts';

const document = readFileSync('docs/payments.md', 'utf8');

/** Every test that the document names, as `file` › name, and what it names wrongly. */
function namedTests() {
  const cells = document.split('\n').flatMap((line) => (line.startsWith('|') ? line.split(/ \| |<br>/) : []));
  return cells.flatMap((cell) => {
    const [, file, name] = /^`((?:src|tests)\/[^`]+\.(?:test|spec)\.ts)`(?: › (.+?))?(?: \|)?$/.exec(cell) ?? [];
    return file === undefined ? [] : [{ file, name: name ?? '' }];
  });
}

/** The moves that a drawing below `title:` shows. */
function drawnMoves(title: string): string[] {
  const [, drawing = ''] = document.split(`\n${title}:\n\n\`\`\`mermaid\n`);
  const [lines = ''] = drawing.split('```');
  return [...lines.matchAll(/^ {2}(\w+) --> (\w+)/gm)].map(([, from, to]) => `${from} ${to}`).sort();
}

const movesOf = (transitions: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(transitions)
    .flatMap(([from, states]) => states.map((to) => `${from} ${to}`))
    .sort();

it('docs/payments.md names tests that exist', () => {
  const tests = namedTests();
  expect(tests.length).toBeGreaterThan(80);
  const missing = tests.filter(
    ({ file, name }) => name === '' || !existsSync(file) || !readFileSync(file, 'utf8').includes(name),
  );
  expect(missing).toEqual([]);
});

it('docs/payments.md has a test beside every row of its tables', () => {
  const lines = document.split('\n');
  const isHead = (index: number) => lines[index + 1]?.startsWith('|---') ?? false;
  const rows = lines.filter((line, index) => line.startsWith('| ') && !isHead(index));
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter((row) => !/\.ts` › [^|]+ \|$/.test(row))).toEqual([]);
});

it('docs/payments.md draws the moves that the shop allows, and no other', () => {
  expect(drawnMoves('Order')).toEqual(movesOf(orderTransitions));
  expect(drawnMoves('Payment')).toEqual(movesOf(paymentTransitions));
});
