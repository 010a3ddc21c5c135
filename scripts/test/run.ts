import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allChecks } from '#scripts/checks/all-checks.ts';
import { startTestShop } from './start-test-shop.ts';
import { add, judge, nothing, type Tally, tallyPlaywright, tallyVitest } from './tally.ts';

const root = process.cwd();
const began = Date.now();
const passedTime = () => `${Math.round((Date.now() - began) / 1000)} s`;

/** Runs a program of `node_modules/.bin` with its output on ours; gives its exit code. After `minutes` it is killed: it hangs. */
function run(
  name: string,
  words: readonly string[],
  minutes: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(root, 'node_modules', '.bin', name), [...words], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    const hangs = setTimeout(() => {
      console.log(`Killed after ${minutes} minutes: ${name}.`);
      child.kill('SIGKILL');
    }, minutes * 60_000);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(hangs);
      resolve(code ?? 1);
    });
  });
}

async function runChecks(names: (name: string) => boolean): Promise<Tally> {
  let tally = nothing;
  for (const { name, check } of allChecks.filter((each) => names(each.name))) {
    const findings = await check(root);
    console.log(`${findings.length === 0 ? '✓' : '✗'} ${name}`);
    const said = findings.map(({ file, message }) => `  ${file}: ${message}`);
    if (said.length > 0) console.log(said.join('\n'));
    tally = add(
      tally,
      said.length === 0 ? { ...nothing, passed: 1 } : { ...nothing, failures: [[name, ...said].join('\n')] },
    );
  }
  return tally;
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Report);
}

async function runVitest(
  reports: string,
  projects: readonly string[],
  environment?: Record<string, string>,
): Promise<Tally> {
  const file = path.join(reports, `vitest-${projects.join('-')}.json`);
  const words = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run('vitest', [...words, ...projects.flatMap((name) => ['--project', name])], 45, environment);
  const report = await readReport<Parameters<typeof tallyVitest>[0]>(file);
  return judge(projects.join(', '), report && tallyVitest(report, root), code);
}

/**
 * Playwright's projects in the order in which one shop bears them: pages are weighed as they were built, before any test puts
 * something on sale; what publishes and what adds up the reports of a day needs the shop to itself. A failing stage keeps none of the
 * later ones from running.
 */
const browserStages = [
  { projects: ['weight'], minutes: 10 },
  { projects: ['phone', 'desktop'], minutes: 75 },
  { projects: ['publishing'], minutes: 10 },
  { projects: ['day'], minutes: 10 },
] as const;

async function runPlaywright(
  reports: string,
  { projects, minutes }: (typeof browserStages)[number],
  environment: Record<string, string>,
): Promise<Tally> {
  const stage = projects.join('-');
  const file = path.join(reports, `playwright-${stage}.json`);
  // A folder of its own: what the stage before left for whoever reads its failures is kept.
  const words = ['test', '--reporter=list,json', '--output', path.join('test-results', stage)];
  words.push(...projects.flatMap((name) => ['--project', name]));
  const code = await run('playwright', words, minutes, { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const report = await readReport<Parameters<typeof tallyPlaywright>[0]>(file);
  return judge(projects.join(', '), report && tallyPlaywright(report), code);
}

/** The tests that need the whole shop: built pages, types (the build makes those of the content), the browser. */
async function testTheShop(reports: string): Promise<Tally> {
  const shop = await startTestShop();
  try {
    const environment = { GIJA_TEST_SHOP: JSON.stringify(shop.addresses) };
    let tally = await runChecks((name) => name === 'types');
    tally = add(tally, await runVitest(reports, ['build'], environment));
    for (const stage of browserStages) tally = add(tally, await runPlaywright(reports, stage, environment));
    return tally;
  } finally {
    await shop.close();
  }
}

const reports = await mkdtemp(path.join(tmpdir(), 'gija-reports-'));
let total = nothing;
try {
  total = add(total, await runChecks((name) => name !== 'types'));
  total = add(total, await runVitest(reports, ['unit', 'architecture', 'database', 'functions']));
  console.log(`Code, units, database and functions after ${passedTime()}.`);
  total = add(total, await testTheShop(reports));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total = add(total, { ...nothing, failures: [String(error)] });
} finally {
  await rm(reports, { recursive: true, force: true });
}
// Once more: the output above is long, and of a long output often only the end is kept.
for (const second of total.secondTries) console.log(`Passed only when tried once more: ${second}`);
for (const failure of total.failures) console.log(`✗ ${failure}`);
console.log(`Everything after ${passedTime()}.`);
console.log(`${total.passed} passed, ${total.failures.length} failed`);
process.exit(total.failures.length > 0 || total.passed === 0 ? 1 : 0);
