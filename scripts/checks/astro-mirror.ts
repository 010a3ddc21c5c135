import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from './project-files.ts';

const importStatement =
  /\bimport\s+(?:type\s+)?(?:[\w*${},\s]+?\s+from\s+)?(['"])([^'"]+)\1|\bimport\(\s*(['"])([^'"]+)\3\s*\)/g;

/** The module specifiers that an `.astro` file imports, in its frontmatter and in its scripts. */
export function astroImports(source: string): string[] {
  const frontmatter = /^\s*---\r?\n([\s\S]*?)\r?\n---/.exec(source)?.[1] ?? '';
  const scripts = [...source.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
  return [frontmatter, ...scripts]
    .flatMap((code) => [...code.matchAll(importStatement)])
    .map((match) => match[2] ?? match[4] ?? '');
}

const mirrored = (specifier: string) => (specifier.endsWith('.astro') ? `${specifier}.ts` : specifier);

/**
 * Writes a copy of the tree into `target` in which each `X.astro` is an `X.astro.ts` with the same imports, since the
 * dependency tools do not read `.astro` files. Packages are linked, not copied.
 */
export async function mirrorTree(root: string, folders: readonly string[], target: string): Promise<void> {
  for (const file of await listFiles(root, folders)) {
    if (!/\.(astro|tsx?|mjs|cjs|json|css)$/.test(file)) continue;
    const from = join(root, file);
    const to = join(target, file);
    await mkdir(dirname(to), { recursive: true });
    if (!file.endsWith('.astro')) {
      await cp(from, to);
      continue;
    }
    const imports = astroImports(await readFile(from, 'utf8'));
    await writeFile(
      `${to}.ts`,
      imports.map((specifier) => `import '${mirrored(specifier)}';\n`).join('') || 'export {};\n',
    );
  }
  await cp(join(root, 'package.json'), join(target, 'package.json'));
  await symlink(join(root, 'node_modules'), join(target, 'node_modules'), 'dir');
}
