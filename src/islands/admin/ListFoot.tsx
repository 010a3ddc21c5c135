import { showToast } from '#src/client/stores/toast.ts';
import { useSending } from '../shared/session/use-sending.ts';
import type { AdminData } from './admin-data.ts';

interface Props {
  readonly data: AdminData;
  /** How many of how many are listed. */
  readonly shown: string;
  /** What the button says that brings the next page; absent where there is none. */
  readonly more: string | undefined;
  /** Brings the next page; false where it could not be had. */
  readonly onMore: () => Promise<boolean>;
}

/** Below a list: how much of it is shown, and the way to more. */
export function ListFoot({ data, shown, more, onMore }: Props) {
  const { isBusy, send } = useSending();
  const bring = async () => {
    if (!(await onMore())) showToast({ kind: 'error', text: data.admin.messages.notFetched });
  };
  return (
    <div className="admin-foot">
      <p className="muted" role="status">
        {shown}
      </p>
      {more !== undefined && (
        <button type="button" className="admin-act" aria-disabled={isBusy} onClick={() => void send(bring)}>
          {isBusy ? data.admin.loading : more}
        </button>
      )}
    </div>
  );
}
