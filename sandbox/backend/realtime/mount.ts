import { readFileSync } from 'node:fs';
import { upgradeWebSocket } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Sql } from 'postgres';
import { createConnection } from './connection.ts';
import { createHub } from './hub.ts';
import { identify, type Keys } from './identity.ts';

interface RealtimeOptions extends Keys {
  /** The owner of the schema, with connections to spare: one listens, others look rows up. */
  readonly sql: Sql;
  readonly log: (line: string) => void;
}

interface Realtime {
  close(): Promise<void>;
}

/** Puts `/realtime/v1/websocket` onto the backend: changes of the published tables for realtime-js. */
export async function mountRealtime(app: Hono, { sql, log, ...keys }: RealtimeOptions): Promise<Realtime> {
  await sql.unsafe(readFileSync(new URL('./notify-triggers.sql', import.meta.url), 'utf8')).simple();
  const hub = await createHub(sql, log);
  app.get('/realtime/v1/websocket', async (context, next) => {
    const identity = identify(context.req.query('apikey') ?? '', keys);
    if (identity === undefined) return context.json({ message: 'Invalid API key' }, 401);
    const version = context.req.query('vsn') === '1.0.0' ? '1.0.0' : '2.0.0';
    return upgradeWebSocket(() => {
      let connection: ReturnType<typeof createConnection> | undefined;
      // One after another: a token that follows a join must find the channel.
      let work = Promise.resolve();
      return {
        onOpen(_event, socket) {
          connection = createConnection({ hub, keys, identity, version, send: (frame) => socket.send(frame) });
        },
        onMessage({ data }) {
          if (typeof data !== 'string') return;
          work = work
            .then(() => connection?.receive(data))
            .catch((error: unknown) => log(`Realtime could not answer a message: ${String(error)}`));
        },
        onClose() {
          connection?.close();
        },
      };
    })(context, next);
  });
  return { close: () => hub.close() };
}
