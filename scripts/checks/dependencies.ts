import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { mirrorTree } from './astro-mirror.ts';
import { dependencyRules } from './dependency-rules.ts';
import type { Check } from './finding.ts';
import { listFiles } from './project-files.ts';

const cruised = ['src', 'sandbox', 'netlify/functions', 'content'];
/** What the cruised code leads to. */
const led = ['public/locales', 'tests', 'scripts'];

/** Holds every import, those of `.astro` files too, to the arrows of ARCHITECTURE.md. */
export const checkDependencies: Check = async (root) => {
  const mirror = await mkdtemp(join(tmpdir(), 'gija-imports-'));
  try {
    await mirrorTree(root, [...cruised, ...led], mirror);
    const present = new Set((await listFiles(mirror, cruised)).map((file) => file.split('/')[0] ?? ''));
    const { output } = await cruise([...present], {
      baseDir: mirror,
      ruleSet: { forbidden: dependencyRules },
      validate: true,
      doNotFollow: { path: 'node_modules' },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'node', 'default', 'types'],
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      },
      tsPreCompilationDeps: true,
    });
    const result = output as ICruiseResult;
    const parsed = result.modules.filter(
      (module) => /\.tsx?$/.test(module.source) && !module.source.includes('node_modules'),
    );
    if (parsed.length === 0) throw new Error('The dependency check read no TypeScript file.');
    return result.summary.violations.map((violation) => ({
      file: violation.from.replace(/\.astro\.ts$/, '.astro'),
      message: `${violation.rule.name}: imports ${violation.to}`,
    }));
  } finally {
    await rm(mirror, { recursive: true, force: true });
  }
};
