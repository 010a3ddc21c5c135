import * as z from 'zod';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { BuildFailure } from './build-failure.ts';

/** What the shop sends to the build hook (src/server/vendors/netlify/build-hook.ts). */
const hookBody = z.object({ build: z.uuid(), kind: z.enum(['changes', 'full']) });

interface Asked {
  /** What came to the build hook; empty where code was deployed, or a shop started. */
  readonly hookBody: string;
  /** The platform's name of what this build becomes. */
  readonly deploy: string;
}

/** Tells the shop how a build goes on (table `builds`). That it is live the platform says, once it is. */
export interface BuildReport {
  readonly kind: 'changes' | 'full';
  progress(done: number, total: number | undefined): void;
  /** When all that was reported has been written down: a build that has ended takes no report. */
  written(): Promise<void>;
  failed(error: unknown): Promise<void>;
}

/** Milliseconds between two reports; a build that is silent for a quarter of an hour counts as dead (migration 0246). */
const pause = 1_000;

/**
 * Opens the report of the build that the hook asked for, or of one that nobody asked for in the back office. A build that cannot be
 * written down goes on all the same: the site is worth more than its history.
 */
export async function openReport(call: CallDatabase, { hookBody: text, deploy }: Asked): Promise<BuildReport> {
  const parsed = hookBody.safeParse(readJson(text));
  const begun = parsed.success ? parsed.data.build : await call('begin_code_build', { deploy }).catch(() => null);
  const id = typeof begun === 'string' ? begun : undefined;
  let last = 0;
  // One after the other: of two that are on their way at once, the older could be written last.
  let writing = Promise.resolve();
  return {
    kind: parsed.success ? parsed.data.kind : 'changes',
    progress(done, total) {
      if (id === undefined || (Date.now() - last < pause && done !== total)) return;
      last = Date.now();
      writing = writing.then(async () => {
        await call('report_build', { build: id, files_done: done, files_total: total ?? null }).catch(() => {});
      });
    },
    written: () => writing,
    async failed(error) {
      if (id === undefined) return;
      const reason = error instanceof BuildFailure ? error.line : `build_broken: ${String(error)}`;
      await call('finish_build', { ended: { build: id, ok: false, error: reason } }).catch(() => {});
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
