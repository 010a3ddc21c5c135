import type { Config } from '@netlify/functions';
import { shop } from '#src/server/wiring.ts';

/** Every night: forgets addresses that nobody confirmed, notices that have served, and faults that are long over. */
export default async (): Promise<Response> => Response.json(await shop().forgetCorrespondence());

export const config: Config = { schedule: '40 3 * * *' };
