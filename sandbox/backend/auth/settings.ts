/** What a hosted project has under Authentication; docs/accounts-backend.md says what to set there. */
export interface AuthSettings {
  /** Life of an access token, seconds. */
  readonly tokenSeconds: number;
  /** How long a session may last in all, seconds; undefined: until it is ended. */
  readonly sessionSeconds: number | undefined;
  /** How long a spent refresh token still gives a new one, seconds: a tab that lost the answer asks again. */
  readonly reuseSeconds: number;
  /** Life of a mailed code or link, seconds. */
  readonly codeSeconds: number;
  /** Life of the code that a PKCE link brings, seconds. */
  readonly flowSeconds: number;
  readonly challengeSeconds: number;
  readonly minimumPassword: number;
  /** A new password needs the present one beside it, except after a recovery link. */
  readonly requireCurrentPassword: boolean;
  /** A new password in a session older than a day needs a mailed code (hosted: "secure password change"). */
  readonly requireReauthentication: boolean;
  readonly maximumFactors: number;
  /** Seconds between two mails to one address. */
  readonly mailSeconds: number;
  /** Sends a notice after a sensitive change (hosted: "security notifications"). */
  readonly notices: boolean;
  /** Requests in five minutes from one network address. */
  readonly limits: Readonly<Record<LimitName, number>>;
}

export type LimitName = 'sign-up' | 'password' | 'refresh' | 'verify' | 'mail' | 'factor';

/**
 * As the shop wants them on the hosted project, except for mails and limits: everybody on this machine comes from one
 * network address, and a test signs up more people in a minute than a street does in a year.
 */
export const localSettings: AuthSettings = {
  tokenSeconds: 3600,
  sessionSeconds: undefined,
  reuseSeconds: 10,
  codeSeconds: 3600,
  flowSeconds: 300,
  challengeSeconds: 300,
  minimumPassword: 6,
  requireCurrentPassword: true,
  requireReauthentication: false,
  maximumFactors: 10,
  mailSeconds: 1,
  notices: true,
  limits: { 'sign-up': 600, password: 600, refresh: 1800, verify: 600, mail: 600, factor: 600 },
};
