import { defineConfig } from 'vitest/config';

const node = { environment: 'node' as const, testTimeout: 20_000, hookTimeout: 60_000 };

/** Half of the time of these is waiting for their own database and servers, so each core has a file (Vitest leaves one core free) and each test three times as long. */
const sideBySide = {
  ...{ testTimeout: 60_000, hookTimeout: 120_000 },
  ...{ maxWorkers: '100%', sequence: { groupOrder: 1 } },
};
/** One file after another: the database's files share one PostgreSQL, in which a transaction of another file would hold up what they look at; the others build the site. */
const alone = { maxWorkers: 1, sequence: { groupOrder: 2 } };

/** Unit tests stand beside their file; what crosses layers stands under `tests/`. Browser tests are Playwright's. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...node,
          ...sideBySide,
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'sandbox/**/*.test.ts',
            'scripts/**/*.test.ts',
            'content/**/*.test.ts',
            'tests/contract/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...node,
          ...alone,
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          globalSetup: 'tests/database/global-setup.ts',
        },
      },
      {
        test: {
          ...node,
          ...sideBySide,
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          globalSetup: 'tests/functions/global-setup.ts',
        },
      },
      {
        test: {
          ...node,
          ...sideBySide,
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      { test: { ...node, ...alone, name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
});
