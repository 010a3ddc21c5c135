import type { Config } from '@netlify/functions';
import { shop } from '#src/server/wiring.ts';

/** Every fifteen minutes: owes the letters about abandoned carts whose time it is. */
export default async (): Promise<Response> => Response.json(await shop().oweCartReminders());

export const config: Config = { schedule: '*/15 * * * *' };
