import { type AdminGateRequest, adminGateErrors, adminGateResponse } from '#src/contracts/admin-gate.ts';
import { callFunction } from './call-function.ts';

/** Opens the back office for a session with the PIN, moves the end of the time it is open, or locks it. */
export function passAdminGate(token: string, body: AdminGateRequest) {
  return callFunction({ name: 'admin-gate', body, token, answer: adminGateResponse, codes: adminGateErrors });
}
