import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '#scripts/checks/project-files.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The modules whose default export an `.astro` file wakes in the browser: `<Name … client:…` and its import. */
function islandsOf(source: string): string[] {
  const names = [...source.matchAll(/<([A-Z]\w*)\b[^>]*?\sclient:/g)].map((match) => match[1] ?? '');
  return names.map((name) => new RegExp(`import ${name} from '([^']+)'`).exec(source)?.[1] ?? name);
}

it('every island shows the error screen in place of what failed', async () => {
  const pages = (await listFiles(root, ['src'])).filter((file) => file.endsWith('.astro'));
  const sources = await Promise.all(pages.map((file) => readFile(path.join(root, file), 'utf8')));
  const islands = [...new Set(sources.flatMap(islandsOf))];
  expect(islands.length).toBeGreaterThan(2);
  const bare: string[] = [];
  for (const island of islands) {
    const source = await readFile(path.join(root, island.replace('#src/', 'src/')), 'utf8');
    if (!/export default withBoundary\(/.test(source)) bare.push(island);
  }
  expect(bare, 'islands that are not exported through withBoundary (src/islands/shared/IslandBoundary.tsx)').toEqual(
    [],
  );
});
