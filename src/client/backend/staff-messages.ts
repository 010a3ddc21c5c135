import { type MessageStatus, type StaffMessagePage, staffMessages } from '#src/contracts/staff-messages.ts';
import { askBackend } from './ask-backend.ts';

export interface MessagesAsked {
  readonly status: MessageStatus;
  readonly after?: { readonly at: string; readonly id: string } | undefined;
}

/**
 * A page of messages of the contact form: those that wait longest first, filed ones newest first. Null for whoever is no administrator
 * with all locks open; throws as askBackend does, or on an answer that does not fit its contract.
 */
export async function listMessages(token: string, asked: MessagesAsked): Promise<StaffMessagePage | null> {
  return staffMessages.parse(await askBackend({ path: 'rpc/list_contact_messages', body: { asked }, token }));
}
