import type { Config } from '@netlify/functions';
import { shop } from '#src/server/wiring.ts';

/** Every night: loads the carriers' lists of parcel lockers. */
export default async (): Promise<Response> => Response.json(await shop().loadParcelLockers());

export const config: Config = { schedule: '20 1 * * *' };
