/** A build asked for through the hook, as the local console shows it. */
export interface Build {
  readonly id: number;
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  readonly asked: string;
  readonly finished: string | null;
  readonly message: string;
}

/** What came to the hook: `trigger_title` of its address, and its body. */
export interface HookCall {
  readonly title: string;
  readonly body: string;
}

export interface Builds {
  /** Newest first. */
  list(): readonly Build[];
  /** Asks for a build. One runs at a time; what is asked for meanwhile becomes one more build. */
  ask(call: HookCall): Build;
}

/** Keeps the queue of builds; `run` makes one and puts it in place. */
export function createBuilds(run: (call: HookCall & { readonly id: number }) => Promise<string>): Builds {
  let builds: (Build & HookCall)[] = [];
  let nextId = 1;

  function change(id: number, more: Partial<Build>): void {
    builds = builds.map((build) => (build.id === id ? { ...build, ...more } : build));
  }

  async function work(): Promise<void> {
    for (;;) {
      const next = builds.findLast((build) => build.state === 'waiting');
      if (next === undefined || builds.some((build) => build.state === 'running')) return;
      change(next.id, { state: 'running' });
      const end = await run(next).then(
        (message) => ({ state: 'done' as const, message }),
        (error: unknown) => ({
          state: 'failed' as const,
          message: error instanceof Error ? error.message : String(error),
        }),
      );
      change(next.id, { ...end, finished: new Date().toISOString() });
    }
  }

  return {
    list: () => builds,
    ask(call) {
      const waiting = builds.find((build) => build.state === 'waiting');
      if (waiting !== undefined) {
        // As on the platform: of those that wait, the last one counts.
        builds = builds.map((build) => (build.id === waiting.id ? { ...build, ...call } : build));
        return waiting;
      }
      const asked = {
        ...call,
        id: nextId++,
        state: 'waiting' as const,
        asked: new Date().toISOString(),
        finished: null,
        message: '',
      };
      builds = [asked, ...builds].slice(0, 50);
      void work();
      return asked;
    },
  };
}
