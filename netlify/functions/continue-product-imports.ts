import type { Config } from '@netlify/functions';
import { shop } from '#src/server/wiring.ts';

/** Every minute: goes on with imports of products that were left. */
export default async (): Promise<Response> => Response.json(await shop().continueProductImports());

export const config: Config = { schedule: '* * * * *' };
