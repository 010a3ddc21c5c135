import type { Config } from '@netlify/functions';
import { shop } from '#src/server/wiring.ts';

/** Every minute: puts on sale, or takes off, what was planned for now. */
export default async (): Promise<Response> => Response.json(await shop().carryOutProductPlans());

export const config: Config = { schedule: '* * * * *' };
