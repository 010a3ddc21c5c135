import type { RowLog } from '#sandbox/storage/row-log.ts';

/** One callback on its way to the shop, until it is answered with `OK`. */
export interface Callback {
  readonly id: string;
  readonly address: string;
  readonly attempts: number;
  readonly answer: string;
  readonly done: boolean;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
}

const longestWait = 60_000;

export interface Callbacks {
  plan(id: string, address: string): void;
  all(): readonly Callback[];
  /** Nothing is sent while paused. */
  pause(paused: boolean): void;
  stop(): Promise<void>;
}

/** Tells the shop what became of payments, again and again until it says OK. Rows outlive a restart. */
export function startCallbacks(log: RowLog, retryBaseMilliseconds: number): Callbacks {
  const rows = log.table<Callback>('callbacks');
  const underWay = new Set<string>();
  const abort = new AbortController();
  let paused = false;

  async function send(row: Callback): Promise<void> {
    underWay.add(row.id);
    const answer = await fetch(row.address, { signal: AbortSignal.any([abort.signal, AbortSignal.timeout(10_000)]) })
      .then((response) => response.text())
      .catch((error: unknown) => String(error));
    underWay.delete(row.id);
    if (abort.signal.aborted) return;
    const attempts = row.attempts + 1;
    const wait = Math.min(longestWait, retryBaseMilliseconds * 2 ** (attempts - 1));
    rows.put(row.id, {
      ...row,
      attempts,
      answer: answer.slice(0, 200),
      done: answer.trim() === 'OK',
      dueAt: Date.now() + wait,
    });
    await log.flush();
  }

  const sweep = setInterval(
    () => {
      if (paused) return;
      for (const row of rows.all()) if (!row.done && row.dueAt <= Date.now() && !underWay.has(row.id)) void send(row);
    },
    Math.min(250, retryBaseMilliseconds),
  ).unref();

  return {
    plan: (id, address) => rows.put(id, { id, address, attempts: 0, answer: '', done: false, dueAt: Date.now() }),
    all: () => rows.all(),
    pause(value) {
      paused = value;
    },
    async stop() {
      clearInterval(sweep);
      abort.abort();
      await log.flush();
    },
  };
}
