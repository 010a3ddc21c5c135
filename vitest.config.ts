import { defineConfig } from 'vitest/config';

const node = { environment: 'node' as const, testTimeout: 20_000, hookTimeout: 60_000 };

/** Unit tests stand beside their file; what crosses layers stands under `tests/`. Browser tests are Playwright's. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...node,
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
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          globalSetup: 'tests/database/global-setup.ts',
        },
      },
      { test: { ...node, name: 'functions', include: ['tests/functions/**/*.test.ts'] } },
      { test: { ...node, name: 'architecture', include: ['tests/architecture/**/*.test.ts'], testTimeout: 120_000 } },
      { test: { ...node, name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
});
