import type { Config } from '@netlify/functions';
import { shop } from '#src/server/wiring.ts';

/** Every minute: issues the invoices of paid orders and the credit notes of refunds. */
export default async (): Promise<Response> => Response.json(await shop().issueDocuments());

export const config: Config = { schedule: '* * * * *' };
