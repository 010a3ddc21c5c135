import type { Config } from '@netlify/functions';
import { shop } from '#src/server/wiring.ts';

/** Every hour: measures what margins are reckoned with, of the orders and returns until now. */
export default async (): Promise<Response> => Response.json(await shop().measureMargins());

export const config: Config = { schedule: '17 * * * *' };
