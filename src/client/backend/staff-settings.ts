import {
  type AuditPage,
  auditPage,
  type MailPage,
  type MailView,
  mailPage,
  type ProviderMessages,
  providerMessages,
  type StaffPerson,
  type StaffRates,
  type StaffSetting,
  staffList,
  staffRates,
  staffSettings,
} from '#src/contracts/staff-settings.ts';
import { askBackend } from './ask-backend.ts';

// Each answers null to whoever is not an administrator with all locks open, and throws as askBackend does, or on an answer that
// does not fit its contract.

/** The shop's settings by key. */
export async function readSettings(token: string): Promise<readonly StaffSetting[] | null> {
  return (
    staffSettings.parse(await askBackend({ path: 'rpc/read_settings_for_staff', body: {}, token }))?.settings ?? null
  );
}

/** Exchange and VAT rates, the newest first. */
export async function readRates(token: string): Promise<StaffRates | null> {
  return staffRates.parse(await askBackend({ path: 'rpc/read_rates_for_staff', body: {}, token }));
}

/** Everybody with a role. */
export async function listStaff(token: string): Promise<readonly StaffPerson[] | null> {
  return staffList.parse(await askBackend({ path: 'rpc/list_staff', body: {}, token }))?.people ?? null;
}

interface After<Id> {
  readonly at: string;
  readonly id: Id;
}

/** A page of mails, the newest first. */
export async function listMails(
  token: string,
  asked: { readonly view: MailView; readonly after?: After<string> | undefined },
): Promise<MailPage | null> {
  return mailPage.parse(await askBackend({ path: 'rpc/list_mails', body: { asked }, token }));
}

/** The last message of each payment provider. */
export async function readProviderMessages(token: string): Promise<ProviderMessages | null> {
  return (
    providerMessages.parse(await askBackend({ path: 'rpc/read_provider_messages', body: {}, token }))?.providers ?? null
  );
}

export interface AuditAsked {
  readonly person?: string | undefined;
  readonly table?: string | undefined;
  readonly record?: string | undefined;
  /** Days of Vilnius, both included. */
  readonly first_day?: string | undefined;
  readonly last_day?: string | undefined;
  readonly after?: After<number> | undefined;
}

/** A page of the audit log, the newest first. */
export async function listAuditLog(token: string, asked: AuditAsked): Promise<AuditPage | null> {
  return auditPage.parse(await askBackend({ path: 'rpc/list_audit_log', body: { asked }, token }));
}
