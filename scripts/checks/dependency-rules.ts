import type { IForbiddenRuleType } from 'dependency-cruiser';

/** What each layer may import of the project itself (ARCHITECTURE.md, the arrows). Patterns are regular expressions. */
const layers: Readonly<Record<string, readonly string[]>> = {
  'src/domain': [],
  'src/contracts': ['src/domain'],
  'src/pictures': ['src/domain'],
  'src/server/vendors': ['src/domain', 'src/contracts', 'src/server/env'],
  'src/server/(?!vendors|wiring)[^/]+': [
    'src/domain',
    'src/contracts',
    'src/pictures',
    'src/server/(?!vendors|wiring)',
  ],
  'src/client/backend': ['src/domain', 'src/contracts'],
  'src/client/functions': ['src/domain', 'src/contracts'],
  'src/client/session': ['src/domain'],
  'src/client/stores': [
    'src/domain',
    'src/contracts',
    'src/client/functions',
    'src/client/backend',
    'src/client/session',
  ],
  'src/client/live': ['src/domain', 'src/client/backend', 'src/client/stores'],
  'src/ui': ['src/domain'],
  'src/i18n': ['src/domain', 'public/locales'],
  'src/site': ['src/domain', 'src/pictures', 'src/i18n', 'content'],
  'src/islands': ['src/domain', 'src/contracts', 'src/client', 'src/ui', 'src/i18n'],
  'src/components': ['src/domain', 'src/i18n', 'src/site', 'src/client/stores', 'src/islands', 'src/styles', 'content'],
  'src/layouts': [
    'src/domain',
    'src/i18n',
    'src/site',
    'src/components',
    'src/islands',
    'src/client/stores',
    'src/styles',
    'content',
  ],
  'src/pages': [
    'src/domain',
    'src/i18n',
    'src/site',
    'src/layouts',
    'src/components',
    'src/islands',
    'src/styles',
    'content',
  ],
  'netlify/functions': ['src/domain', 'src/contracts', 'src/server/wiring', 'src/server/http'],
  sandbox: ['src/domain', 'src/contracts', 'content/demonstration'],
};

/** The exceptions that ARCHITECTURE.md names: reading the catalogue for pages that are built or made on request. */
const catalogueReaders = '^src/(content\\.config|site/live)\\.ts$';
const project = '^(src|sandbox|netlify|tests|scripts|bench|content|public)/';
const tests = '\\.test\\.tsx?$';
const sdks = '(^|node_modules/)(stripe|resend|@supabase)(/|$)';

const arrows = Object.entries(layers).map(
  ([layer, allowed]): IForbiddenRuleType => ({
    name: `arrow-${layer.replace(/[^a-z]+/g, '-')}`,
    severity: 'error',
    comment: `${layer} may import only itself${allowed.length > 0 ? ` and ${allowed.join(', ')}` : ''}`,
    from: { path: `^${layer}(/|\\.|$)`, pathNot: [tests, catalogueReaders] },
    to: { path: project, pathNot: [layer, ...allowed].map((path) => `^${path}`) },
  }),
);

/** The rules that dependency-cruiser holds the mirrored tree to. */
export const dependencyRules: IForbiddenRuleType[] = [
  ...arrows,
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'imports form a circle',
    from: {},
    to: { circular: true },
  },
  {
    name: 'pure-domain',
    severity: 'error',
    comment: 'domain imports neither packages nor Node',
    from: { path: '^src/domain/', pathNot: tests },
    to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'] },
  },
  {
    name: 'sdks-in-vendors',
    severity: 'error',
    comment: 'stripe, resend and supabase are imported only in server/vendors and client/backend',
    from: {
      path: '^(src|netlify|sandbox/(?!backend))',
      pathNot: ['^src/server/vendors/', '^src/client/backend/', tests],
    },
    to: { path: sdks },
  },
  {
    name: 'server-stays-on-the-server',
    severity: 'error',
    comment: 'only the build-time catalogue loader reads the server from the site',
    from: { path: '^src/(client|ui|islands|components|layouts|pages|site|i18n)/', pathNot: [tests, catalogueReaders] },
    to: { path: '^src/server/' },
  },
  {
    name: 'browser-without-node',
    severity: 'error',
    comment: 'what runs in the browser imports nothing of Node',
    from: { path: '^src/(client|ui|islands|contracts)/', pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'one-wiring',
    severity: 'error',
    comment: 'vendors are joined to use cases in server/wiring.ts alone',
    from: { path: '^(src|netlify)/', pathNot: ['^src/server/(vendors/|wiring)', catalogueReaders, tests] },
    to: { path: '^src/server/vendors/' },
  },
  {
    name: 'vendors-apart',
    severity: 'error',
    comment: 'vendors do not know each other',
    from: { path: '^src/server/vendors/([^/]+)/' },
    to: { path: '^src/server/vendors/', pathNot: '^src/server/vendors/$1/' },
  },
  {
    name: 'islands-apart',
    severity: 'error',
    comment: 'islands of one feature do not import another feature’s, except shared',
    from: { path: '^src/islands/([^/]+)/', pathNot: tests },
    to: { path: '^src/islands/', pathNot: '^src/islands/($1|shared)/' },
  },
  {
    name: 'product-without-tests',
    severity: 'error',
    comment: 'the product imports neither tests nor the sandbox',
    from: { path: '^(src|netlify)/', pathNot: tests },
    to: { path: `^(sandbox|tests)/|${tests}` },
  },
  {
    name: 'everything-resolves',
    severity: 'error',
    comment: 'an import leads nowhere',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(astro:|virtual:)' },
  },
];
