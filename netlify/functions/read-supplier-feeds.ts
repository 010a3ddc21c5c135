import type { Config } from '@netlify/functions';
import { shop } from '#src/server/wiring.ts';

/** Every five minutes: reads the suppliers' lists whose time has come. */
export default async (): Promise<Response> => Response.json(await shop().readSupplierFeeds());

export const config: Config = { schedule: '*/5 * * * *' };
