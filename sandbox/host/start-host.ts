import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import { patientServer } from '#sandbox/http/serve.ts';
import { StartFailure } from '#sandbox/start-failure.ts';
import { createHost, type HostOptions } from './create-host.ts';

interface StartHostOptions extends HostOptions {
  readonly port: number;
}

export interface RunningHost {
  readonly url: string;
  close(): Promise<void>;
}

/** Joins a WebSocket (hot reload) with the development server, byte for byte. */
function passOn(request: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
  const target = connect(port, '127.0.0.1', () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let at = 0; at < request.rawHeaders.length; at += 2)
      lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
    target.write(`${lines.join('\r\n')}\r\n\r\n`);
    target.write(head);
    target.pipe(socket).pipe(target);
  });
  target.on('error', () => socket.destroy());
  socket.on('error', () => target.destroy());
}

/** Serves the shop on localhost and ticks its scheduled functions. Throws StartFailure when the port is taken. */
export async function startHost(options: StartHostOptions): Promise<RunningHost> {
  const { app, jobs } = await createHost(options);
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: patientServer });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new StartFailure(`Port ${options.port} (shop) is taken: stop what uses it, or set PORT to another number.`)
      : error;
  });
  const { pagesPort } = options;
  if (pagesPort !== undefined)
    server.on('upgrade', (request, socket, head) => passOn(request, socket, head, pagesPort));
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
