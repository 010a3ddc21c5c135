import { freePort, isPortFree } from '#sandbox/free-port.ts';
import { portsFrom } from '#sandbox/ports.ts';

/** A shop port whose other ports (`portsFrom`) are free as well. */
export async function freeShopPort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = await freePort();
    const free = await Promise.all(Object.values(portsFrom(port)).map(isPortFree));
    if (port < 65_500 && free.every(Boolean)) return port;
  }
  throw new Error('No free row of ports was found.');
}
