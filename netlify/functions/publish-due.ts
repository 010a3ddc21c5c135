import type { Config } from '@netlify/functions';
import { shop } from '#src/server/wiring.ts';

/** Every minute: begins the build that is due, and writes off one that has died. */
export default async (): Promise<Response> => Response.json(await shop().publishDue());

export const config: Config = { schedule: '* * * * *' };
