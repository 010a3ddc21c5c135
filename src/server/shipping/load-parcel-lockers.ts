import * as z from 'zod/mini';
import type { FetchJson, LockerListSource } from '#src/domain/shipping/locker-list.ts';
import type { ListedLocker } from '#src/domain/shipping/parcel-lockers.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';

interface Dependencies {
  readonly call: CallDatabase;
  readonly sources: readonly LockerListSource[];
  readonly fetchJson: FetchJson;
  /** Somebody has looked at a list that has shrunk by more than half, and says that it is right. */
  readonly takesShrunk?: boolean;
}

const taken = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), listed: z.int() }),
  z.object({ ok: z.literal(false), code: z.string(), offered: z.int(), listed: z.int() }),
]);

interface LoadedLists {
  /** Lockers that each list has now: `omniva LT: 30`. */
  readonly loaded: Readonly<Record<string, number>>;
  /** Why a list stayed as it was. */
  readonly failed: Readonly<Record<string, string>>;
}

/** A list that is down or rubbish says why; the database keeps what it had and knows that it is old. */
async function readList({ carrier, read }: LockerListSource, fetchJson: FetchJson): Promise<ListedLocker[] | string> {
  try {
    const list = await read(fetchJson);
    if (list.ok) return list.value;
    return `${list.failure.code}: ${String(list.failure.details?.['reason'])}`;
  } catch (error) {
    return `${carrier}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/**
 * Loads every carrier's public list of lockers. Each list stands for itself: one that cannot be had, cannot be read, or has
 * shrunk by more than half stays as it was and is marked as old; the others are taken.
 */
export async function loadParcelLockers({
  call,
  sources,
  fetchJson,
  takesShrunk = false,
}: Dependencies): Promise<LoadedLists> {
  const loaded: Record<string, number> = {};
  const failed: Record<string, string> = {};
  const report = (list: string, message: string) => {
    failed[list] = message;
    console.error(JSON.stringify({ level: 'error', event: 'parcel_lockers', list, message }));
  };

  async function take(source: LockerListSource, lockers: readonly ListedLocker[]): Promise<void> {
    for (const country of source.countries) {
      const mine = lockers.filter((locker) => locker.country === country);
      const list = `${source.carrier} ${country}`;
      const answer = taken.parse(
        await call('replace_parcel_lockers', {
          list_carrier: source.carrier,
          list_country: country,
          lockers: mine,
          is_believed: takesShrunk,
        }),
      );
      if (answer.ok) loaded[list] = answer.listed;
      else report(list, `${answer.code}: ${answer.listed} lockers instead of ${answer.offered}`);
    }
  }

  await Promise.all(
    sources.map(async (source) => {
      const lockers = await readList(source, fetchJson);
      if (typeof lockers !== 'string') return take(source, lockers);
      report(source.carrier, lockers);
      for (const country of source.countries) {
        await call('mark_locker_list_failed', { list_carrier: source.carrier, list_country: country, error: lockers });
      }
    }),
  );
  return { loaded, failed };
}
