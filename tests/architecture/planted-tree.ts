import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '../..');
const settings = ['package.json', 'tsconfig.json', 'biome.json', 'knip.json', '.gitignore'];

/** Makes a small tree with the project's own settings and these files, runs `use` on it and removes it. */
export async function withPlantedTree<Value>(
  files: Readonly<Record<string, string>>,
  use: (root: string) => Promise<Value>,
): Promise<Value> {
  const root = await mkdtemp(join(tmpdir(), 'gija-planted-'));
  try {
    await Promise.all(settings.map((file) => cp(join(project, file), join(root, file))));
    await symlink(join(project, 'node_modules'), join(root, 'node_modules'), 'dir');
    for (const [file, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), content);
    }
    return await use(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
