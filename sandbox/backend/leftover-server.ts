import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commandLineOf } from '#sandbox/command-line.ts';

/** Ends a server that outlived a killed start and still holds its folder and port; `postmaster.pid` names it. */
export async function endLeftover(folder: string): Promise<void> {
  const file = path.join(folder, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  // The number may belong to another program by now.
  const isOurs = () => commandLineOf(pid)?.includes(folder) ?? false;
  if (!isOurs()) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isOurs() && waited < 10_000; waited += 50) await new Promise((next) => setTimeout(next, 50));
}
