export type EmailAction =
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  | 'email_change'
  | 'reauthentication'
  | 'password_changed_notification'
  | 'email_changed_notification'
  | 'mfa_factor_enrolled_notification'
  | 'mfa_factor_unenrolled_notification';

/**
 * What the Send Email hook is told beside the user. For a change of address (both mailboxes agree) the names are crossed,
 * as on hosted projects: `token` with `token_hash_new` is for the present address, `token_new` with `token_hash` for the new.
 */
export interface EmailData {
  readonly token: string;
  readonly token_hash: string;
  readonly redirect_to: string;
  readonly email_action_type: EmailAction;
  readonly site_url: string;
  readonly token_new: string;
  readonly token_hash_new: string;
  readonly old_email: string;
  readonly old_phone: string;
  readonly provider: string;
  readonly factor_type: string;
}
