import { describe, expect, it } from 'vitest';
import { explainPostgresFailure } from '#sandbox/backend/postgres-failure.ts';

const where = { port: 5432, folder: '/data/postgres' };

describe('what PostgreSQL says on its way out', () => {
  it.each([
    ['PANIC:  could not write to file "pg_wal/x": No space left on device', 'The disk is full'],
    ['LOG:  could not bind IPv4 address "127.0.0.1": Address already in use', 'Port 5432 (database) is taken'],
    ['FATAL:  lock file "postmaster.pid" already exists', 'Another database is already running on /data/postgres'],
    ['FATAL:  data directory "/data/postgres" has wrong ownership', 'permissions'],
    ['FATAL:  database files are incompatible with server', 'another PostgreSQL version'],
    ['LOG:  starting\nFATAL:  could not open file "global/pg_control"\n', 'could not open file "global/pg_control"'],
    ['', 'cannot be started'],
  ])('%s', (output, sentence) => {
    const { message } = explainPostgresFailure(output, where);
    expect(message).toContain(sentence);
    expect(message).not.toContain('\n');
  });
});
