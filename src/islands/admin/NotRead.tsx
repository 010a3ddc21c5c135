import type { StaffFailure } from '#src/client/stores/as-staff.ts';
import { errorText } from '../shared/session/auth-texts.ts';
import type { GateData } from './admin-data.ts';

interface Props {
  readonly data: GateData;
  readonly code: StaffFailure;
  readonly onRetry: () => void;
}

/** In place of what could not be read: the specification's sentence, why, and a button that reads again. */
export function NotRead({ data: { admin, texts }, code, onRetry }: Props) {
  return (
    <div className="admin-not-read" role="alert">
      <p>
        {admin.messages.notFetched}. {code === 'locked' ? admin.errors.locked : errorText(texts, code)}
      </p>
      <button type="button" className="admin-act" onClick={onRetry}>
        {admin.retry}
      </button>
    </div>
  );
}
