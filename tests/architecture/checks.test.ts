import { describe, expect, test } from 'vitest';
import { astroImports } from '#scripts/checks/astro-mirror.ts';
import { checkDependencies } from '#scripts/checks/dependencies.ts';
import { checkFileSizes } from '#scripts/checks/file-sizes.ts';
import { runTool } from '#scripts/checks/run-tool.ts';
import { withPlantedTree } from './planted-tree.ts';

const money = { 'src/domain/money.ts': 'export const cents = 1;\n' };

async function violations(files: Record<string, string>): Promise<string[]> {
  const findings = await withPlantedTree({ ...money, ...files }, checkDependencies);
  return findings.map(({ file, message }) => `${file} ${message.split(':')[0]}`);
}

describe('dependency rules', () => {
  test('let a lawful tree pass', async () => {
    const files = {
      'src/contracts/checkout.ts': "import { cents } from '#src/domain/money.ts';\nexport const least = cents;\n",
      'src/components/Price.astro': "---\nimport { cents } from '#src/domain/money.ts';\n---\n<p>{cents}</p>\n",
      'src/pages/index.astro': "---\nimport Price from '#src/components/Price.astro';\n---\n<Price />\n",
    };
    expect(await violations(files)).toEqual([]);
  });

  test.each([
    [
      'a page that reads the server',
      'src/pages/index.astro',
      "---\nimport '#src/server/order/place.ts';\n---\n",
      'server-stays-on-the-server',
    ],
    [
      'a script of a component that reads the server',
      'src/components/A.astro',
      "<script>\nimport '#src/server/order/place.ts';\n</script>\n",
      'server-stays-on-the-server',
    ],
    [
      'domain that takes a package',
      'src/domain/a.ts',
      "import { z } from 'zod';\nexport const a = z;\n",
      'pure-domain',
    ],
    [
      'domain that takes Node',
      'src/domain/a.ts',
      "import { hash } from 'node:crypto';\nexport const a = hash;\n",
      'pure-domain',
    ],
    [
      'an SDK outside the vendors',
      'src/server/order/a.ts',
      "import Stripe from 'stripe';\nexport const a = Stripe;\n",
      'sdks-in-vendors',
    ],
    [
      'a sandbox that shares the adapters',
      'sandbox/stripe/a.ts',
      "import '#src/server/order/place.ts';\n",
      'arrow-sandbox',
    ],
    [
      'a product that leans on the sandbox',
      'src/server/order/a.ts',
      "import '#sandbox/ports.ts';\n",
      'product-without-tests',
    ],
    [
      'an island that takes a neighbour’s part',
      'src/islands/cart/a.ts',
      "import '#src/islands/checkout/b.ts';\n",
      'islands-apart',
    ],
    ['an import that leads nowhere', 'src/domain/a.ts', "import './missing.ts';\n", 'everything-resolves'],
  ])('refuse %s', async (_what, file, content, rule) => {
    const planted = {
      'src/server/order/place.ts': 'export const place = 1;\n',
      'src/islands/checkout/b.ts': 'export const b = 1;\n',
      'sandbox/ports.ts': 'export const ports = 1;\n',
      [file]: content,
    };
    expect(await violations(planted)).toContain(`${file} ${rule}`);
  });

  test('refuse a circle', async () => {
    const found = await violations({
      'src/domain/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'src/domain/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
    });
    expect(found).toContain('src/domain/a.ts no-cycles');
  });

  test('see every kind of import in an .astro file', () => {
    const source =
      "---\nimport type { A } from 'a';\nimport B, { c } from \"b\";\nimport 'd';\n---\n<script>const e = await import('e');</script>";
    expect(astroImports(source)).toEqual(['a', 'b', 'd', 'e']);
  });
});

describe('the other checks', () => {
  test('file sizes refuse a long file', async () => {
    const findings = await withPlantedTree({ 'src/domain/long.ts': '\n'.repeat(351) }, checkFileSizes);
    expect(findings.map(({ file }) => file)).toContain('src/domain/long.ts');
  });

  test.each([
    ['format', 'src/domain/a.ts', 'export  const a = "1"\n'],
    ['lint (any)', 'src/domain/a.ts', "export const a = JSON.parse('1') as any;\n"],
    ['lint (unused)', 'src/domain/a.ts', 'const a = 1;\n\nexport const b = 2;\n'],
  ])('%s refuses a planted mistake', async (_what, file, content) => {
    const { code, output } = await withPlantedTree({ [file]: content }, (root) =>
      runTool(root, 'biome', ['ci', '--colors=off', '--vcs-enabled=false', '--error-on-warnings', '.']),
    );
    expect(code, output).not.toBe(0);
    expect(output).toContain(file);
  });

  test('unused code is refused', async () => {
    const files = {
      'scripts/used.ts': "import { used } from '../src/domain/both.ts';\nconsole.log(used);\n",
      'src/domain/both.ts': 'export const used = 1;\nexport const forgotten = 2;\n',
      'src/domain/lonely.ts': 'export const lonely = 1;\n',
    };
    const { code, output } = await withPlantedTree(files, (root) =>
      runTool(root, 'knip', ['--no-progress', '--include', 'files,exports']),
    );
    expect(code).not.toBe(0);
    expect(output).toContain('src/domain/lonely.ts');
    expect(output).toContain('forgotten');
  });

  test('types refuse a planted mistake in .ts and in .astro', async () => {
    const files = {
      'src/domain/a.ts': "export const a: number = 'one';\n",
      'src/pages/index.astro': "---\nconst count: number = 'two';\n---\n<p>{count}</p>\n",
    };
    const { code, output } = await withPlantedTree(files, (root) => runTool(root, 'astro-check', []));
    expect(code).not.toBe(0);
    expect(output).toContain('src/domain/a.ts');
    expect(output).toContain('src/pages/index.astro');
  });
});
