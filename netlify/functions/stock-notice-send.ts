import type { Config } from '@netlify/functions';
import { shop } from '#src/server/wiring.ts';

/** Every five minutes: owes a mail to those who wait for what is back in stock. */
export default async (): Promise<Response> => Response.json(await shop().oweStockNotices());

export const config: Config = { schedule: '*/5 * * * *' };
