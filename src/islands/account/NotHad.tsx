import type { CustomerFailure } from '#src/client/stores/as-customer.ts';
import { type AuthData, errorText } from '../shared/session/auth-texts.ts';
import type { AccountData } from './account-data.ts';

interface Props {
  readonly data: AuthData & Pick<AccountData, 'account'>;
  /** What it is, where more than one thing stands there. */
  readonly what?: string;
  readonly code: CustomerFailure;
  readonly onRetry: () => void;
}

/** In place of what could not be had: why, and a button that asks again. */
export function NotHad({ data, what, code, onRetry }: Props) {
  return (
    <div className="account-empty" role="alert">
      <p>{[what, errorText(data.texts, code)].filter(Boolean).join(' ')}</p>
      <p className="auth-ways account-retry">
        <button type="button" className="button button-line" onClick={onRetry}>
          {data.account.retry}
        </button>
      </p>
    </div>
  );
}
