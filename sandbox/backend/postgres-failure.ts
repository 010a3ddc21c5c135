import { StartFailure } from '#sandbox/start-failure.ts';

interface Circumstances {
  readonly port: number;
  readonly folder: string;
}

/** Turns what PostgreSQL or initdb wrote on its way out into one sentence that says what to do. */
export function explainPostgresFailure(output: string, { port, folder }: Circumstances): StartFailure {
  const fresh = 'or start with --fresh to begin anew';
  if (/No space left on device|could not (?:extend|write).*ENOSPC/i.test(output))
    return new StartFailure(`The disk is full: make room for the database in ${folder} and start again.`);
  if (/Address already in use|could not create any TCP\/IP sockets/i.test(output))
    return new StartFailure(`Port ${port} (database) is taken: stop what uses it, or set PORT to another number.`);
  if (/lock file "postmaster\.pid" already exists|pre-existing shared memory block/i.test(output))
    return new StartFailure(`Another database is already running on ${folder}: stop it first.`);
  if (/Permission denied|invalid permissions|wrong ownership/i.test(output))
    return new StartFailure(
      `The database folder ${folder} cannot be used (permissions): give it to yourself, ${fresh}.`,
    );
  if (/initialized by PostgreSQL version|incompatible with server/i.test(output))
    return new StartFailure(
      `The database in ${folder} was made by another PostgreSQL version: move the folder away, ${fresh}.`,
    );
  const last = output
    .trim()
    .split('\n')
    .findLast((line) => /FATAL|PANIC|error/i.test(line));
  const detail = last === undefined ? '' : ` (${last.replace(/^.*?(FATAL|PANIC|error):\s*/i, '').trim()})`;
  return new StartFailure(`The database in ${folder} cannot be started${detail}: restore the folder, ${fresh}.`);
}
