import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** What a Chromium needs as root and on a closed network (no updates, no background requests). */
export const chromiumArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Does it start and say that it is a browser? A snap's placeholder, say, does not. */
function works(file: string): boolean {
  if (!existsSync(file)) return false;
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 15_000 });
  return status === 0 && /chrom|edge/i.test(stdout);
}

interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly works: (file: string) => boolean;
  /** Where Playwright keeps its own download. */
  readonly own: () => string;
  /** Runs a command with its output shown; false when it failed or does not exist. */
  readonly run: (command: string, words: readonly string[]) => boolean;
  readonly isRoot: boolean;
}

const here: Surroundings = {
  environment: process.env,
  works,
  own: () => chromium.executablePath(),
  run: (command, words) =>
    spawnSync(command, words, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 300_000 }).status === 0,
  isRoot: process.getuid?.() === 0,
};

function installed({ environment, works: isUsable }: Surroundings): string | undefined {
  const folders = (environment['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':').filter(Boolean);
  const candidates = [...folders.flatMap((folder) => names.map((name) => `${folder}/${name}`)), ...places];
  return candidates.find(isUsable);
}

const advice = `No Chromium was found and none could be installed. Do one of these and run the command again:
  install Chromium or Chrome with the system's package manager (Debian: apt-get install chromium),
  or run "npx playwright install chromium" on a machine with the internet,
  or set CHROMIUM_PATH to the browser's file.`;

/**
 * The file of a Chromium for the browser tests: CHROMIUM_PATH, an installed one, Playwright's own, and else an
 * installation by Playwright or by apt-get. Throws with a list of what a person can do.
 */
export function findChromium(surroundings: Surroundings = here): string {
  const { environment, own, run, isRoot } = surroundings;
  const chosen = environment['CHROMIUM_PATH'];
  if (chosen) {
    if (surroundings.works(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is no browser that starts.`);
  }
  const present = installed(surroundings);
  if (present !== undefined) return present;
  if (surroundings.works(own())) return own();
  console.log("Getting a Chromium: Playwright's own.");
  if (run('npx', ['playwright', 'install', 'chromium']) && surroundings.works(own())) return own();
  const [apt = '', ...words] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  console.log("Getting a Chromium: the system's package.");
  run(apt, [...words, 'update', '-qq']);
  if (run(apt, [...words, 'install', '-y', '-qq', '--no-install-recommends', 'chromium'])) {
    const fresh = installed(surroundings);
    if (fresh !== undefined) return fresh;
  }
  throw new Error(advice);
}

if (process.argv[1] === import.meta.filename) {
  const file = findChromium();
  console.log(`${file}  ${execFileSync(file, ['--version'], { encoding: 'utf8' }).trim()}`);
}
