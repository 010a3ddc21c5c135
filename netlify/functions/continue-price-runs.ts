import type { Config } from '@netlify/functions';
import { shop } from '#src/server/wiring.ts';

/** Every minute: goes on with changes of prices that were left under way. */
export default async (): Promise<Response> => Response.json(await shop().continuePrices());

export const config: Config = { schedule: '* * * * *' };
