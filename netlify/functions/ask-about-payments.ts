import type { Config } from '@netlify/functions';
import { shop } from '#src/server/wiring.ts';

/** Every five minutes: asks the payment providers about payments whose message has not come. */
export default async (): Promise<Response> => Response.json(await shop().askAboutPayments());

export const config: Config = { schedule: '*/5 * * * *' };
