import type { CallDatabase } from '#src/server/database/call-database.ts';

/** Runs a scheduled job and writes down when it ran and what came of it. A failure is written down, then thrown on. */
export async function runJob<Outcome>(
  { call, now }: { readonly call: CallDatabase; now(): Date },
  job: string,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const started = now().toISOString();
  const record = (succeeded: boolean, result: unknown) =>
    call('record_job_run', { run_job: job, started, run_succeeded: succeeded, run_result: result });
  try {
    const outcome = await work();
    await record(true, outcome);
    return outcome;
  } catch (error) {
    await record(false, { error: String(error) });
    throw error;
  }
}
