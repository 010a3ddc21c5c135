import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check, Finding } from './finding.ts';
import { listFiles } from './project-files.ts';

/** The most lines that a file may have, and the measures over all files (ARCHITECTURE.md, measures of the code). */
const maximumLines = 350;
const maximumMedian = 70;
const maximumNinetiethPercentile = 200;

const sources = ['src', 'sandbox', 'netlify', 'scripts', 'bench', 'tests'];
/** Generated types and tables of data are counted apart. */
const dataFile = /(\.gen\.ts|\.data\.ts|\/texts\/[a-z]{2}\.ts)$/;

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Files stay short: none above 350 lines, the median at most 70, nine in ten at most 200. */
export const checkFileSizes: Check = async (root) => {
  const files = (await listFiles(root, sources)).filter(
    (file) => /\.(ts|tsx|astro|mjs)$/.test(file) && !dataFile.test(file),
  );
  const counted = await Promise.all(
    files.map(async (file) => ({ file, lines: (await readFile(join(root, file), 'utf8')).split('\n').length - 1 })),
  );
  const findings: Finding[] = counted
    .filter(({ lines }) => lines > maximumLines)
    .map(({ file, lines }) => ({ file, message: `${lines} lines; ${maximumLines} at most: split it by subject` }));
  const sorted = counted.map(({ lines }) => lines).sort((left, right) => left - right);
  const median = percentile(sorted, 0.5);
  const ninetieth = percentile(sorted, 0.9);
  if (median > maximumMedian)
    findings.push({ file: '.', message: `median of ${median} lines; ${maximumMedian} at most` });
  if (ninetieth > maximumNinetiethPercentile)
    findings.push({
      file: '.',
      message: `90th percentile of ${ninetieth} lines; ${maximumNinetiethPercentile} at most`,
    });
  return findings;
};
