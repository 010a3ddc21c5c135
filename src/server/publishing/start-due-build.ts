import * as z from 'zod/mini';
import type { CallDatabase } from '#src/server/database/call-database.ts';

const begun = z.nullable(z.object({ id: z.uuid(), kind: z.enum(['changes', 'full']) }));
export type BegunBuild = NonNullable<z.output<typeof begun>>;

interface Dependencies {
  readonly call: CallDatabase;
  /** Has the platform build; undefined where no build hook is set up. Throws when it does not take it. */
  readonly callHook: ((build: BegunBuild) => Promise<void>) | undefined;
}

/** Begins the build that is due, if one is and none runs. A build that the platform does not take has failed, for that reason. */
export async function startDueBuild({ call, callHook }: Dependencies): Promise<{ readonly started: string | null }> {
  const build = begun.parse(await call('begin_due_build', {}));
  if (build === null) return { started: null };
  const fail = (error: string) => call('finish_build', { ended: { build: build.id, ok: false, error } });
  if (callHook === undefined) {
    await fail('hook_missing');
    return { started: null };
  }
  try {
    await callHook(build);
  } catch (error) {
    await fail(`hook_refused: ${error instanceof Error ? error.message : String(error)}`);
    throw error;
  }
  return { started: build.id };
}
