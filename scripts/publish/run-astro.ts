import { spawn } from 'node:child_process';
import path from 'node:path';
import { BuildFailure } from './build-failure.ts';

interface AstroOptions {
  readonly project: string;
  readonly output: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** What Astro says, line by line. */
  readonly onLine: (line: string) => void;
  /** Pages made so far. */
  readonly onPages: (pages: number) => void;
}

const astro = 'node_modules/astro/bin/astro.mjs';

/** What stopped the build, of all that it said: the lines from the first that speaks of an error. */
function reasonOf(lines: readonly string[]): string {
  const first = lines.findIndex((line) => /error/i.test(line));
  const told = first === -1 ? lines.slice(-12) : lines.slice(first, first + 12);
  return told.join('\n');
}

/** Astro's own build, as a child. Throws BuildFailure with what it said. */
export async function runAstro({ project, output, environment, onLine, onPages }: AstroOptions): Promise<void> {
  const child = spawn(process.execPath, [path.join(project, astro), 'build', '--outDir', output], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      FORCE_COLOR: '0',
      NO_COLOR: '1',
    },
  });
  const lines: string[] = [];
  let pages = 0;
  const read = (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n')) {
      if (line.trim() === '') continue;
      lines.push(line);
      if (/[├└]─ .*\.html/.test(line)) {
        pages += 1;
        onPages(pages);
        // Lines without a name are the times that pages took.
      } else if (line.includes('[')) onLine(line);
    }
    lines.splice(0, lines.length - 400);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return;
  if (lines.some((line) => line.includes('ENOSPC'))) throw new BuildFailure('disk_full', 'The disk is full.');
  throw new BuildFailure('build_broken', reasonOf(lines));
}
