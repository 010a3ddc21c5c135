import type { Config } from '@netlify/functions';
import { shop } from '#src/server/wiring.ts';

/** Every minute: draws what was uploaded and is left, and removes what nobody has used for a day. */
export default async (): Promise<Response> => Response.json(await shop().tendUploads());

export const config: Config = { schedule: '* * * * *' };
