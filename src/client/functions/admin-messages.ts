import {
  type AdminMessagesRequest,
  adminMessagesErrors,
  adminMessagesResponse,
} from '#src/contracts/admin-messages.ts';
import { callFunction } from './call-function.ts';

/** Files a message of the contact form. */
export function fileMessage(token: string, body: AdminMessagesRequest) {
  return callFunction({
    name: 'admin-messages',
    body,
    token,
    answer: adminMessagesResponse,
    codes: adminMessagesErrors,
  });
}
