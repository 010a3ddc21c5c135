import type { AdminGateRequest } from '#src/contracts/admin-gate.ts';
import { passAdminGate } from './admin/admin-gate.ts';

/** The use cases of the back office, for `shop()`. */
export function joinAdministration({ call, identifySession }: Parameters<typeof passAdminGate>[0]) {
  return {
    passAdminGate: (request: AdminGateRequest, asker: Parameters<typeof passAdminGate>[2]) =>
      passAdminGate({ call, identifySession }, request, asker),
  };
}
