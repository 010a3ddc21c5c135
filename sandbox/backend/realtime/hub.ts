import type { Sql } from 'postgres';
import * as z from 'zod/mini';
import { type Binding, type Channel, systemNote, toChannel } from './channel.ts';
import { parseFilter, passes, type Row } from './filter.ts';
import { describeTable, type Table } from './tables.ts';
import { readableColumns, visibleRow } from './visible-row.ts';
import type { WantedChange } from './wire.ts';

const row = z.record(z.string(), z.unknown());
/** What `realtime.notify_change()` tells. */
const notification = z.object({
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  schema: z.string(),
  table: z.string(),
  at: z.string(),
  key: row,
  old: row,
  /** Missing where the row was too large to be told of. */
  record: z.nullish(row),
});
type Change = z.infer<typeof notification>;

export interface Hub {
  /** Checks what a client wants to hear; a text is the reason of a refusal. */
  bind(wanted: readonly WantedChange[]): Promise<Binding[] | string>;
  add(channel: Channel): void;
  remove(channel: Channel): void;
  close(): Promise<void>;
}

function pick(record: Row, columns: readonly string[]): Row {
  return Object.fromEntries(columns.map((name) => [name, record[name]]));
}

/** Listens to the database's changes and hands each to the channels that may see it, in the order of the commits. */
export async function createHub(sql: Sql, log: (line: string) => void): Promise<Hub> {
  const channels = new Set<Channel>();
  const tables = new Map<string, Promise<Table | undefined>>();
  const readable = new Map<string, Promise<string[]>>();
  let nextId = 1;
  let queue = Promise.resolve();

  function tableOf(schema: string, name: string): Promise<Table | undefined> {
    const known = tables.get(`${schema}.${name}`) ?? describeTable(sql, schema, name);
    tables.set(`${schema}.${name}`, known);
    return known;
  }

  function matching(channel: Channel, change: Change, record: Row): number[] {
    return channel.bindings
      .filter(({ wanted, filter }) => {
        const schema = wanted.schema ?? 'public';
        if (schema !== '*' && schema !== change.schema) return false;
        if (wanted.table !== undefined && wanted.table !== '*' && wanted.table !== change.table) return false;
        return (wanted.event === '*' || wanted.event === change.type) && passes(record, filter);
      })
      .map((binding) => binding.id);
  }

  function expired(channel: Channel): boolean {
    const { expires } = channel.identity;
    if (expires === undefined || expires * 1000 > Date.now()) return false;
    channel.send(systemNote(channel, 'error', 'Token has expired'));
    channel.send(toChannel(channel, 'phx_close', {}));
    channels.delete(channel);
    return true;
  }

  async function deliver(change: Change): Promise<void> {
    const listeners = [...channels].filter((channel) => !expired(channel));
    const table = listeners.length === 0 ? undefined : await tableOf(change.schema, change.table);
    if (table === undefined) return;
    const place = { schema: change.schema, name: change.table, table };
    const rows = new Map<string, Promise<Row | undefined>>();
    const columnsFor = (role: string) => {
      const key = `${role} ${change.schema}.${change.table}`;
      const known = readable.get(key) ?? readableColumns(sql, role, place);
      readable.set(key, known);
      return known;
    };
    for (const channel of listeners) {
      const { role, claims } = channel.identity;
      const columns = await columnsFor(role);
      if (columns.length === 0) continue;
      // Nothing is left of a deleted row to check policies on: as on hosted Supabase only its key is told.
      const seen =
        change.type === 'DELETE'
          ? change.old
          : await (rows.get(claims) ??
              rows.set(claims, visibleRow(sql, channel.identity, change.key, columns, place)).get(claims));
      if (seen === undefined || !channels.has(channel)) continue;
      // The row as it was at this change: by now another one may have followed.
      const record = change.type === 'DELETE' ? seen : pick(change.record ?? seen, columns);
      const ids = matching(channel, change, record);
      if (ids.length === 0) continue;
      const data = {
        schema: change.schema,
        table: change.table,
        commit_timestamp: change.at,
        type: change.type,
        columns: table.columns.filter((column) => columns.includes(column.name)),
        errors: null,
        ...(change.type === 'DELETE' ? {} : { record }),
        ...(change.type === 'INSERT' ? {} : { old_record: change.old }),
      };
      channel.send(toChannel(channel, 'postgres_changes', { ids, data }));
    }
  }

  const listening = await sql.listen('realtime_changes', (text) => {
    const parsed = notification.safeParse(JSON.parse(text));
    if (!parsed.success || channels.size === 0) return;
    queue = queue
      .then(() => deliver(parsed.data))
      .catch((error: unknown) => log(`Realtime could not tell of a change: ${String(error)}`));
  });

  return {
    async bind(wanted) {
      const bindings: Binding[] = [];
      for (const one of wanted) {
        const every = one.table === undefined || one.table === '*';
        const table = every ? undefined : await tableOf(one.schema ?? 'public', one.table ?? '');
        if (!every && table === undefined)
          return `Unable to subscribe to changes: ${one.table} is not in the publication supabase_realtime`;
        const filter = parseFilter(one.filter, new Set(table?.columns.map((column) => column.name)));
        if (filter === undefined) return `Unable to subscribe to changes: the filter ${one.filter} cannot be used`;
        bindings.push({ id: nextId++, wanted: one, filter });
      }
      return bindings;
    },
    add: (channel) => void channels.add(channel),
    remove: (channel) => void channels.delete(channel),
    close: async () => {
      await listening.unlisten();
      await queue;
    },
  };
}
