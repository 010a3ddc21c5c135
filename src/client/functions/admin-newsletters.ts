import {
  type AdminNewslettersRequest,
  adminNewslettersErrors,
  adminNewslettersResponse,
} from '#src/contracts/admin-newsletters.ts';
import { callFunction } from './call-function.ts';

/** Writes, shows, tries, plans and files newsletters. */
export function changeNewsletter(token: string, body: AdminNewslettersRequest) {
  return callFunction({
    name: 'admin-newsletters',
    body,
    token,
    answer: adminNewslettersResponse,
    codes: adminNewslettersErrors,
  });
}
