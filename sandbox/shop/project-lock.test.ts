import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withProjectLock } from '#sandbox/shop/project-lock.ts';
import { temporaryFolder } from '#tests/support/test-backend.ts';

it('lets one build run at a time, and is not held up by one that died', async () => {
  const folder = temporaryFolder('lock');
  const file = path.join(folder.path, 'node_modules/.cache/gija-build.lock');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '999999999');
  const log: string[] = [];
  const options = { project: folder.path, log: (line: string) => log.push(line), signal: new AbortController().signal };
  const events: string[] = [];
  const build = (name: string) =>
    withProjectLock(options, async () => {
      events.push(`${name} begins`);
      await new Promise((next) => setImmediate(next));
      events.push(`${name} ends`);
    });
  await Promise.all([build('a'), build('b')]);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(log).toEqual(['Another build of this project is running: waiting for it.']);
  await expect(withProjectLock({ ...options, signal: AbortSignal.abort() }, async () => 1)).rejects.toThrow(/abort/i);
  folder.remove();
});
