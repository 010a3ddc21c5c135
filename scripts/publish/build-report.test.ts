import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openReport } from './build-report.ts';

const build = '2f1c9a50-4c1f-4c0e-9d2a-0b6f3d5f8e11';

it('writes down how far a build is in order, and all of it before the build says that it has ended', async () => {
  const written: unknown[] = [];
  const report = await openReport(
    async (name, sent) => {
      const { files_done } = sent as { readonly files_done: number };
      // The first takes longest.
      await wait(files_done === 0 ? 30 : 1);
      written.push([name, files_done]);
      return null;
    },
    { hookBody: JSON.stringify({ build, kind: 'changes' }), deploy: '' },
  );
  report.progress(0, 22);
  report.progress(7, 22);
  report.progress(22, 22);
  await report.written();
  expect(written, 'one within the second, and the last').toEqual([
    ['report_build', 0],
    ['report_build', 22],
  ]);
});

it('goes on where nothing can be written down', async () => {
  const report = await openReport(() => Promise.reject(new Error('silent')), {
    hookBody: JSON.stringify({ build, kind: 'full' }),
    deploy: '',
  });
  report.progress(3, 3);
  await expect(report.written()).resolves.toBeUndefined();
  expect(report.kind).toBe('full');
});
