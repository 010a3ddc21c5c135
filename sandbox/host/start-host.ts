import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { StartFailure } from '#sandbox/start-failure.ts';
import { createHost, type HostOptions } from './create-host.ts';

interface StartHostOptions extends HostOptions {
  readonly port: number;
}

export interface RunningHost {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the shop on localhost and ticks its scheduled functions. Throws StartFailure when the port is taken. */
export async function startHost(options: StartHostOptions): Promise<RunningHost> {
  const { app, jobs } = await createHost(options);
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new StartFailure(`Port ${options.port} (shop) is taken: stop what uses it, or set PORT to another number.`)
      : error;
  });
  jobs.start();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    async close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await jobs.stop();
    },
  };
}
