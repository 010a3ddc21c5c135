import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

export interface Running {
  /** Address without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A quiet connection is kept for a minute, not for Node's five seconds: servers and most of their clients stand in one process, and
 * where that is busy when the time is up the client sends into a connection that the server has just closed.
 */
export const patientServer = { keepAliveTimeout: 60_000 } as const;

/** Serves an app on 127.0.0.1. Port 0 takes any free one. Rejects with the system's error when the port is taken. */
export async function serveOnLoopback(app: Pick<Hono, 'fetch'>, port: number): Promise<Running> {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: patientServer });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
