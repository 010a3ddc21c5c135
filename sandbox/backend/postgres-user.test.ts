import { chmodSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { closedFolder } from '#sandbox/backend/postgres-user.ts';
import { temporaryFolder } from '#tests/support/test-backend.ts';

describe('the way to a folder', () => {
  it('is closed for another user by a private folder, open for its owner', () => {
    const folder = temporaryFolder('way');
    const inner = path.join(folder.path, 'private/inner');
    mkdirSync(inner, { recursive: true });
    const { uid, gid } = statSync(folder.path);
    const stranger = { uid: uid + 12_345, gid: gid + 12_345 };
    expect(closedFolder(inner, stranger)).toBeUndefined();
    chmodSync(path.join(folder.path, 'private'), 0o700);
    expect(closedFolder(inner, stranger)).toBe(path.join(folder.path, 'private'));
    expect(closedFolder(inner, { uid, gid })).toBeUndefined();
    expect(closedFolder(path.join(folder.path, 'not-yet/there'), stranger)).toBeUndefined();
    folder.remove();
  });
});
