import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.astro', '.netlify', '.data', '.git', 'test-results']);

/** Every file below `folders` of `root`, as sorted paths from the root with `/`. Folders that do not exist are empty. */
export async function listFiles(root: string, folders: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(folders.map((folder) => walk(join(root, folder))));
  return lists
    .flat()
    .map((file) => relative(root, file).split(sep).join('/'))
    .sort();
}

async function walk(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = await Promise.all(
    entries
      .filter((entry) => !skipped.has(entry.name))
      .map((entry) => (entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)])),
  );
  return files.flat();
}
