import type { Config } from '@netlify/functions';
import { shop } from '#src/server/wiring.ts';

/** Every five minutes: sends the card refunds that are owed, and makes tasks of those whose day comes near. */
export default async (): Promise<Response> => Response.json(await shop().sendRefunds());

export const config: Config = { schedule: '*/5 * * * *' };
