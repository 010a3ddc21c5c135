import type { FunctionFiles, LoadedFunction } from './function-files.ts';
import { isDue } from './schedule.ts';

/** A scheduled function as the local console shows it. */
export interface Job {
  readonly name: string;
  readonly schedule: string;
  readonly running: boolean;
  /** ISO time; null before the first run. */
  readonly lastRun: string | null;
  readonly lastResult: { readonly ok: boolean; readonly status: number; readonly text: string } | null;
}

export interface Jobs {
  list(): Promise<Job[]>;
  /** Runs one now; undefined when there is no such job. A second run waits for none: it gets the first one's result. */
  run(name: string): Promise<Job | undefined>;
  /** Runs what is due in the minute of `time`. */
  tick(time: Date): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

interface JobsOptions {
  readonly files: FunctionFiles;
  /** Calls a function with the platform's body for scheduled runs. */
  readonly call: (found: LoadedFunction) => Promise<Response>;
  readonly log: (line: string) => void;
}

type Outcome = Pick<Job, 'lastRun' | 'lastResult'>;
const never: Outcome = { lastRun: null, lastResult: null };

/** Ticks the functions that have a schedule, as the platform does, each never beside itself. */
export function createJobs({ files, call, log }: JobsOptions): Jobs {
  const outcomes = new Map<string, Outcome>();
  const running = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  async function scheduled(): Promise<(LoadedFunction & { schedule: string })[]> {
    const found = [];
    for (const name of files.names()) {
      const loaded = await files.load(name).catch((error: unknown) => {
        log(`Function ${name} cannot be loaded: ${String(error)}`);
        return undefined;
      });
      if (loaded?.config.schedule !== undefined) found.push({ ...loaded, schedule: loaded.config.schedule });
    }
    return found;
  }

  const jobOf = (name: string, schedule: string): Job => ({
    name,
    schedule,
    running: running.has(name),
    ...(outcomes.get(name) ?? never),
  });

  async function once(found: LoadedFunction): Promise<void> {
    const lastRun = new Date().toISOString();
    const response = await call(found);
    const text = (await response.text()).slice(0, 2_000);
    outcomes.set(found.name, { lastRun, lastResult: { ok: response.ok, status: response.status, text } });
    if (!response.ok) log(`Job ${found.name} answered ${response.status}: ${text}`);
  }

  function begin(found: LoadedFunction): Promise<void> {
    const work =
      running.get(found.name) ??
      once(found)
        .catch((error: unknown) => log(`Job ${found.name} failed: ${String(error)}`))
        .finally(() => running.delete(found.name));
    running.set(found.name, work);
    return work;
  }

  async function tick(time: Date): Promise<void> {
    const due = (await scheduled()).filter((found) => {
      const now = isDue(found.schedule, time);
      if (now === undefined) log(`Job ${found.name} has a schedule that cannot be read: ${found.schedule}`);
      return now === true && !running.has(found.name);
    });
    await Promise.all(due.map(begin));
  }

  return {
    tick,
    async list() {
      return (await scheduled()).map((found) => jobOf(found.name, found.schedule));
    },
    async run(name) {
      const found = (await scheduled()).find((one) => one.name === name);
      if (found === undefined) return undefined;
      await begin(found);
      return jobOf(name, found.schedule);
    },
    start() {
      const next = () => {
        timer = setTimeout(
          () => {
            void tick(new Date());
            next();
          },
          60_000 - (Date.now() % 60_000),
        );
      };
      next();
    },
    async stop() {
      clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}
