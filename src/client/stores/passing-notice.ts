import { sessionMemory } from './session-memory.ts';
import { showToast, type Toast } from './toast.ts';

type Notice = Pick<Toast, 'kind' | 'title' | 'text'>;

/** Keeps a message for the page that is gone to. */
export function leaveNotice(notice: Notice): void {
  sessionMemory.write('passing-notice', notice);
}

/** Shows what the page before has left, once. */
export function showPassingNotice(): void {
  const notice = sessionMemory.read('passing-notice') as Notice | null;
  sessionMemory.forget('passing-notice');
  if (typeof notice?.text === 'string') showToast(notice);
}
