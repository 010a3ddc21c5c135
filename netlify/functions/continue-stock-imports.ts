import type { Config } from '@netlify/functions';
import { shop } from '#src/server/wiring.ts';

/** Every minute: goes on with imports of counts that were left. */
export default async (): Promise<Response> => Response.json(await shop().continueStockImports());

export const config: Config = { schedule: '* * * * *' };
