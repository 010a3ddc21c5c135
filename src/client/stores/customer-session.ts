import type { ReadableAtom } from 'nanostores';

/** The session as far as a customer's lists need to know it. */
interface CustomerSession {
  readonly state: 'unknown' | 'signed_out' | 'signed_in' | 'expired';
  readonly user?: { readonly id: string } | undefined;
  /** They have a second factor, and this session has not been through it: the backend gives it nothing of theirs. */
  readonly isFactorDue?: boolean;
}

/** Where the session is read: the session manager's store, and a token that is fresh (undefined: there is none). */
export interface SessionSource {
  readonly $session: ReadableAtom<CustomerSession>;
  accessToken(): Promise<string | undefined>;
}

/** Somebody who is signed in. */
export interface SignedIn {
  readonly userId: string;
  accessToken(): Promise<string | undefined>;
}
