import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type PictureJob, pictureJobs } from './jobs.ts';
import { writeSource } from './write-source.ts';

/**
 * Renders the product pictures that are missing: `npm run pictures`, or `npm run pictures -- CUT …` to render these cuts
 * anew (`--tint`: only tint their kept renders anew). docs/pictures.md says what it needs and how long it takes.
 */
const root = resolve(import.meta.dirname, '../..');
const sources = join(root, 'content/pictures/products');
const render = join(root, 'scripts/pictures/render');
const run = promisify(execFile);

/** Percent of 1200 × 1600 and samples a pixel; the light is freed of noise afterwards (render/finish/light.py). */
const quality = ['100', '4'];

const words = process.argv.slice(2);
const tintOnly = words.includes('--tint');
const named = words.filter((word) => !word.startsWith('--'));

function fileOf({ picture, color, view }: PictureJob): string {
  return join(sources, picture, `${color}${view === 'front' ? '' : `-${view}`}.avif`);
}

// Blender goes by PWD for relative paths, so all paths are whole; without the exit code it hides that a script failed.
async function start(program: string, given: readonly string[]): Promise<void> {
  try {
    // Two cuts are made side by side: programs that share a core's work out over both get into each other's way.
    const environment = { ...process.env, GIJA_RENDER_THREADS: '1', OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' };
    await run(program, given, { cwd: render, env: environment, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(`${program} is not installed: docs/pictures.md names the packages that the renderer needs.`);
    throw error;
  }
}

/** Renders the views of one cut, tints them in every colour that is sold, and puts the sources in their place. */
async function makeCut(cut: string, jobs: readonly PictureJob[]): Promise<void> {
  const began = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'gija-tint-'));
  try {
    const views = [...new Set(jobs.map(({ view }) => view))].join(',');
    if (!tintOnly)
      await start('blender', [
        '-b',
        '-noaudio',
        '--python-exit-code',
        '1',
        '-P',
        join(render, 'shoot.py'),
        '--',
        cut,
        views,
        ...quality,
      ]);
    const tints = jobs.map((job, index) => ({
      cut,
      view: job.view,
      colour: job.hex,
      pattern: job.pattern,
      settings: job.settings,
      to: join(folder, `${index}.png`),
    }));
    await writeFile(join(folder, 'jobs.json'), JSON.stringify(tints));
    await start('/usr/bin/python3', [join(render, 'finish.py'), join(folder, 'jobs.json')]);
    for (const [index, job] of jobs.entries()) {
      await mkdir(dirname(fileOf(job)), { recursive: true });
      await writeSource(join(folder, `${index}.png`), fileOf(job));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`${cut}: ${jobs.length} pictures in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

const wanted = pictureJobs().filter((job) => (named.length > 0 ? named.includes(job.cut) : !existsSync(fileOf(job))));
const byCut = Map.groupBy(wanted, ({ cut }) => cut);
// Cuts that are named are made in the order in which they are named.
const waiting = [...new Set([...named, ...byCut.keys()])].flatMap((cut) => {
  const jobs = byCut.get(cut);
  return jobs === undefined ? [] : [[cut, jobs] as const];
});
const unknown = named.filter((cut) => !byCut.has(cut));
if (unknown.length > 0) throw new Error(`No product is pictured by the cut ${unknown.join(', ')}.`);
const failures: string[] = [];

async function work(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [cut, jobs] = next;
    await makeCut(cut, jobs).catch((error: unknown) => {
      console.error(`${cut} failed:`, error);
      failures.push(cut);
    });
  }
}

await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
await import('./write-manifest.ts');
if (failures.length > 0) process.exitCode = 1;
