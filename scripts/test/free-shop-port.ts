import { isPortFree } from '#sandbox/free-port.ts';
import { portsFrom } from '#sandbox/ports.ts';

/**
 * The first shop port from `from` whose whole row (`portsFrom`) is free, so that a running `npm start` is not disturbed.
 * Choose `from` below 32768: above, a system hands out ports to connections, and one may be taken between this look and the start.
 */
export async function freeShopPort(from: number): Promise<number> {
  for (let port = from; port < from + 1000; port += 10) {
    const free = await Promise.all(Object.values(portsFrom(port)).map(isPortFree));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`No free ports were found from ${from}: stop some of what is listening there.`);
}
