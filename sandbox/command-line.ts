import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The command line of a running process; undefined when there is none of that number. */
export function commandLineOf(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 1) return undefined;
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-p', String(pid), '-o', 'args='], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
