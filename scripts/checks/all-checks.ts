import { checkDependencies } from './dependencies.ts';
import { checkFileSizes } from './file-sizes.ts';
import type { Check, Finding } from './finding.ts';
import { checkLocales } from './locales.ts';
import { runTool } from './run-tool.ts';

export interface NamedCheck {
  readonly name: string;
  readonly check: Check;
}

function toolCheck(name: string, options: readonly string[]): Check {
  return async (root): Promise<readonly Finding[]> => {
    const { code, output } = await runTool(root, name, options);
    return code === 0 ? [] : [{ file: '.', message: output }];
  };
}

/** Every check of the code that is not a test, in the order in which the quickest tells first. */
export const allChecks: readonly NamedCheck[] = [
  {
    name: 'format and lint',
    check: toolCheck('biome', ['ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=40', '.']),
  },
  { name: 'file sizes', check: checkFileSizes },
  { name: 'translations', check: checkLocales },
  { name: 'dependency rules', check: checkDependencies },
  { name: 'unused code', check: toolCheck('knip', ['--no-progress', '--no-config-hints']) },
  {
    name: 'types',
    check: toolCheck('astro-check', ['--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning']),
  },
];
