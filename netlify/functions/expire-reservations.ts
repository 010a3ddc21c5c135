import type { Config } from '@netlify/functions';
import { shop } from '#src/server/wiring.ts';

/** Every minute: lets go of orders that were not paid in time. */
export default async (): Promise<Response> => Response.json(await shop().expireReservations());

export const config: Config = { schedule: '* * * * *' };
