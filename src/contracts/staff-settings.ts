import * as z from 'zod/mini';
import { staffRoles } from '#src/domain/admin/sections.ts';

const count = z.int().check(z.gte(0));
const text = z.nullable(z.string());

// Each is null for whoever is not an administrator with all locks open. Times are ISO 8601.

/** `description` is English, for settings that are newer than the words of the back office; `updated_at` is the version. */
const setting = z.object({
  key: z.string(),
  value: z.unknown(),
  description: z.string(),
  is_public: z.boolean(),
  updated_at: z.string(),
});
export type StaffSetting = z.output<typeof setting>;
/** What `read_settings_for_staff` answers. */
export const staffSettings = z.nullable(z.object({ settings: z.array(setting) }));

const exchangeRate = z.object({ currency: z.enum(['USD', 'LTL']), valid_from: z.string(), rate_millionths: count });
const vatRate = z.object({ country: z.string(), valid_from: z.iso.date(), basis_points: count });
/** What `read_rates_for_staff` answers, the newest first. Units for one euro in millionths; VAT in hundredths of a percent. */
export const staffRates = z.nullable(z.object({ exchange: z.array(exchangeRate), vat: z.array(vatRate) }));
export type StaffRates = NonNullable<z.output<typeof staffRates>>;

/**
 * `pin`: none, first (given, to be changed), over (given, its time has passed), own. `open_until`: how long they have the back office
 * open.
 */
const staffPerson = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  is_you: z.boolean(),
  roles: z.array(z.object({ role: z.enum(staffRoles), since: z.string(), granted_by: text })),
  pin: z.enum(['none', 'first', 'over', 'own']),
  has_factor: z.boolean(),
  last_seen: text,
  open_until: text,
});
export type StaffPerson = z.output<typeof staffPerson>;
/** What `list_staff` answers. */
export const staffList = z.nullable(z.object({ people: z.array(staffPerson) }));

export const mailViews = ['failed', 'waiting', 'sent', 'dropped'] as const;
export type MailView = (typeof mailViews)[number];
const mail = z.object({
  id: z.uuid(),
  kind: z.string(),
  recipient: z.string(),
  state: z.enum(['waiting', 'sending', 'sent', 'failed', 'dropped']),
  attempts: count,
  at: z.string(),
  sent_at: text,
  next_attempt_at: text,
  error: text,
  order_number: text,
});
export type StaffMail = z.output<typeof mail>;
/** What `list_mails` answers; counts come with the first page. */
export const mailPage = z.nullable(
  z.object({
    more: z.boolean(),
    mails: z.array(mail),
    counts: z.optional(z.object({ waiting: count, failed: count, dropped: count })),
  }),
);
export type MailPage = NonNullable<z.output<typeof mailPage>>;

/** What `read_provider_messages` answers: the last message of each payment provider. */
export const providerMessages = z.nullable(
  z.object({
    providers: z.array(
      z.object({
        provider: z.enum(['stripe', 'paysera']),
        last: z.nullable(z.object({ at: z.string(), type: z.string() })),
      }),
    ),
  }),
);
export type ProviderMessages = NonNullable<z.output<typeof providerMessages>>['providers'];

const columns = z.nullable(z.record(z.string(), z.unknown()));
const entry = z.object({
  id: z.int(),
  at: z.string(),
  actor_id: z.nullable(z.uuid()),
  /** Their name; their id where the account is gone. */
  actor: text,
  action: z.string(),
  table: text,
  record: text,
  before: columns,
  after: columns,
});
export type AuditEntry = z.output<typeof entry>;
/** What `list_audit_log` answers; people and tables come with the first page. */
export const auditPage = z.nullable(
  z.object({
    more: z.boolean(),
    entries: z.array(entry),
    people: z.optional(z.array(z.object({ id: z.uuid(), name: z.string() }))),
    tables: z.optional(z.array(z.string())),
  }),
);
export type AuditPage = NonNullable<z.output<typeof auditPage>>;
