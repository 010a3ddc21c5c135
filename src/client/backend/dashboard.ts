import { type Dashboard, dashboard } from '#src/contracts/dashboard.ts';
import { askBackend } from './ask-backend.ts';

/**
 * Everything of the back office's first page, as it is now; null for whoever is not an administrator with all locks open. Throws
 * as askBackend does, or on an answer that does not fit its contract.
 */
export async function readDashboard(token: string): Promise<Dashboard | null> {
  return dashboard.parse(await askBackend({ path: 'rpc/read_dashboard', body: {}, token }));
}
