import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';
import { chromiumArguments } from '#scripts/find-chromium.ts';

/** Fetched when it is wanted: its two hundred packages would make every installation of the shop half as large again. */
const lighthouse = 'lighthouse@13.5.0';
const times = 3;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const score = z.object({ score: z.number() });
const report = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
});

/** Marks from 0 to 100. */
export type Marks = Readonly<Record<(typeof categories)[number], number>>;

interface Page {
  readonly url: string;
  /** Its head asks search engines to leave it out, which Lighthouse takes for a slip. */
  readonly isHidden: boolean;
  /** Debugging port of a browser that runs already and keeps what it has stored; otherwise Lighthouse starts an empty one. */
  readonly port?: number;
}

async function runOnce({ url, isHidden, port }: Page, chromium: string): Promise<Marks> {
  const words = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url];
  const options = [
    '--output=json',
    '--quiet',
    ...(port === undefined
      ? [`--chrome-flags=--headless=new ${chromiumArguments.join(' ')}`]
      : [`--port=${port}`, '--disable-storage-reset']),
    ...(isHidden ? ['--skip-audits=is-crawlable'] : []),
  ];
  const { stdout } = await promisify(execFile)('npm', [...words, ...options], {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 2 ** 27,
    timeout: 240_000,
  });
  const marks = report.parse(JSON.parse(stdout)).categories;
  return Object.fromEntries(categories.map((name) => [name, Math.round(marks[name].score * 100)])) as Marks;
}

/**
 * Lighthouse's marks for a page on its simulated phone, each the middle of three runs. Throws where Lighthouse cannot be had or
 * cannot see the page.
 */
export async function runLighthouse(page: Page, chromium: string): Promise<Marks> {
  const runs: Marks[] = [];
  // On a busy machine its recording now and then misses the page's beginning: such a run says nothing and is made again.
  const runOrRepeat = () => runOnce(page, chromium).catch(() => runOnce(page, chromium));
  for (let run = 0; run < times; run += 1) runs.push(await runOrRepeat());
  const middle = (name: keyof Marks) =>
    runs.map((marks) => marks[name]).sort((left, right) => left - right)[Math.floor(times / 2)] ?? 0;
  return Object.fromEntries(categories.map((name) => [name, middle(name)])) as Marks;
}
