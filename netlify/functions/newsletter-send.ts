import type { Config } from '@netlify/functions';
import { shop } from '#src/server/wiring.ts';

/** Every minute: owes the next letters of newsletters whose time has come. */
export default async (): Promise<Response> => Response.json(await shop().oweNewsletters());

export const config: Config = { schedule: '* * * * *' };
