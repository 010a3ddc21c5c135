import {
  type AdminPublishingRequest,
  adminPublishingErrors,
  adminPublishingResponse,
} from '#src/contracts/admin-publishing.ts';
import { callFunction } from './call-function.ts';

/** Publishes now or later, takes back what is planned, or sets when it is done by itself. */
export function changePublishing(token: string, body: AdminPublishingRequest) {
  return callFunction({
    name: 'admin-publishing',
    body,
    token,
    answer: adminPublishingResponse,
    codes: adminPublishingErrors,
  });
}
