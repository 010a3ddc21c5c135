import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { keptBy } from '#src/domain/consent/consent.ts';
import { storedNames } from './stored-names.ts';

const root = path.resolve(import.meta.dirname, '..');
const listed = storedNames.own.flatMap(({ name, category }) =>
  name.split(', ').map((each) => ({ name: each, category })),
);

/** Names that the browser's code writes under: a constant beside a call that stores, or the literal in the call. */
function namesInCode(): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(client|islands|components|domain)\/.*\.tsx?$/.test(file) && !/\.test\.|fake-browser/.test(file),
  );
  return files.flatMap((file) => {
    const code = readFileSync(path.join(root, file), 'utf8');
    if (!/setItem|sessionMemory\.write|persistentAtom|document\.cookie|StorageKey|consentKey/.test(code)) return [];
    const constants = [...code.matchAll(/const (?:\w*(?:Key|key|Name|Cookie))\s*=\s*'([\w-]+)'/g)];
    const literals = [...code.matchAll(/(?:setItem|persistentAtom(?:<[^(]*>)?|sessionMemory\.write)\(\s*'([\w-]+)'/g)];
    return [...constants, ...literals].map(([, name = '']) => name);
  });
}

it('the cookie page lists every name that the shop’s code keeps something under', () => {
  const found = [...new Set(namesInCode())];
  expect(found).toEqual(expect.arrayContaining(['cart-storage', 'cookie-consent', 'nf_lang', 'theme', 'favorites']));
  expect(found.filter((name) => !listed.some((row) => row.name === name))).toEqual([]);
});

it('what a refusal deletes is listed under the category that is refused', () => {
  for (const [category, names] of Object.entries(keptBy))
    for (const name of names) expect(listed).toContainEqual({ name, category });
  expect(listed.filter(({ category }) => category !== 'essential').map(({ name }) => name)).toEqual(
    Object.values(keptBy).flat(),
  );
});
