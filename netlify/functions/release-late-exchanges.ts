import type { Config } from '@netlify/functions';
import { shop } from '#src/server/wiring.ts';

/** Every hour: exchanges whose goods have not come back in time hold their new size no longer. */
export default async (): Promise<Response> => Response.json(await shop().releaseLateExchanges());

export const config: Config = { schedule: '17 * * * *' };
