import type { Config } from '@netlify/functions';
import { shop } from '#src/server/wiring.ts';

/** Every minute: sends the mail that is due. */
export default async (): Promise<Response> => Response.json(await shop().sendOutbox());

export const config: Config = { schedule: '* * * * *' };
