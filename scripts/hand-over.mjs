// What `npm start`, `npm run dev` and `npm test` begin with on a machine that has Node 20 or newer, npm and the clone. No
// dependencies: it installs them when they are missing or outdated, then hands over to the Node that came with them.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const project = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const modules = path.join(project, 'node_modules');
const ownNode = path.join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Is what `package-lock.json` asks for there? npm writes the hidden lockfile as the last step of an install. */
function isInstalled() {
  const wanted = packagesOf(path.join(project, 'package-lock.json'));
  const present = packagesOf(path.join(modules, '.package-lock.json'));
  if (wanted === undefined || present === undefined || !existsSync(ownNode)) return false;
  return Object.entries(wanted).every(
    ([name, { version, optional, link }]) =>
      name === '' || link || present[name]?.version === version || (optional && present[name] === undefined),
  );
}

function npm(words) {
  const cli = process.env.npm_execpath;
  const options = { cwd: project, stdio: 'inherit' };
  const { status } = cli
    ? spawnSync(process.execPath, [cli, ...words], options)
    : spawnSync('npm', words, { ...options, shell: process.platform === 'win32' });
  return status === 0;
}

function install() {
  console.log('Installing the packages; the first time this takes a minute or two.');
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  // A registry that lacks other systems' optional packages makes `npm ci` refuse; `npm install` goes without them.
  if (!npm(['ci', ...quietly]) && !npm(['install', '--no-save', ...quietly]))
    fail('The packages could not be installed (see above): check the connection and the room on the disk.');
  if (!existsSync(ownNode)) fail('npm did not bring the project its own Node: allow install scripts and start again.');
}

/** Runs a TypeScript file of the project with the project's Node and ends with its exit code. */
export function handOver(script, words) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Node 20 or newer is needed; this is ${process.versions.node}. Get one from https://nodejs.org.`);
  }
  if (!isInstalled()) install();

  const child = spawn(ownNode, [script, ...words], {
    cwd: project,
    // The channel tells the child when this process is killed: it then ends what it began.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: path.join(modules, '.bin') + path.delimiter + process.env.PATH },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`The shop could not be started: ${error.message}`));
  child.on('exit', (code) => process.exit(code ?? 1));

  // npm does not always pass a kill on: when it is gone, so are we.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event && parent > 1) {
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
  }
}
