import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Shop, startShop } from './shop/start-shop.ts';
import { summary } from './shop/summary.ts';
import { StartFailure } from './start-failure.ts';

const help = `npm start               the shop on this machine: database, sandboxes, build, host
npm start -- --fresh    begins with empty data
npm start -- --no-build serves the last build as it is
npm run dev             the same shop with hot reload

PORT       port of the shop (8888); the other parts take the next seven
GIJA_DATA  folder of the data (.data)`;

function readArguments() {
  const flag = { type: 'boolean', default: false } as const;
  // `project` is for tests, which start a small shop of their own.
  const project = { type: 'string' } as const;
  try {
    return parseArgs({ options: { fresh: flag, 'no-build': flag, development: flag, help: flag, project } }).values;
  } catch (error) {
    throw new StartFailure(`${error instanceof Error ? error.message.split('.')[0] : error}: see npm start -- --help.`);
  }
}

function readPort(): number {
  const port = Number(process.env['PORT'] || 8888);
  if (Number.isInteger(port) && port >= 1024 && port <= 65_528) return port;
  throw new StartFailure(`PORT must be a number from 1024 to 65528, not "${process.env['PORT']}".`);
}

/** One sentence for what a person can mend, the whole story for what is our mistake. */
function explain(error: unknown): string {
  if (error instanceof StartFailure) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
    return 'The disk is full: make room and start again.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const cancel = new AbortController();
let starting: Promise<Shop> | undefined;
let ending: Promise<never> | undefined;

/** Ends every process that this one began, then itself. */
function end(code: number): Promise<never> {
  ending ??= (async () => {
    // Nothing may keep the terminal waiting for ever.
    setTimeout(() => process.exit(code || 1), 15_000).unref();
    cancel.abort();
    await (await starting?.catch(() => undefined))?.close();
    return process.exit(code);
  })();
  return ending;
}

async function main(): Promise<void> {
  const values = readArguments();
  if (values.help) {
    console.log(help);
    return end(0);
  }
  const project = path.resolve(values.project ?? path.join(import.meta.dirname, '..'));
  const began = Date.now();
  starting = startShop({
    port: readPort(),
    dataFolder: process.env['GIJA_DATA'] || path.join(project, '.data'),
    fresh: values.fresh,
    build: !values['no-build'],
    development: values.development,
    project,
    signal: cancel.signal,
  });
  const shop = await starting;
  if (ending !== undefined) return;
  shop.died.then((sentence) => {
    if (ending !== undefined) return;
    console.error(`\n${sentence}: the shop stops.`);
    void end(1);
  });
  console.log(summary(shop, Date.now() - began, existsSync(path.join(project, 'src/pages/[language]/admin.astro'))));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
process.on('disconnect', () => void end(1));
main().catch((error: unknown) => {
  if (ending !== undefined) return;
  console.error(`\n${explain(error)}`);
  void end(1);
});
