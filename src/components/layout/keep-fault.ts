import { keepFault } from '#src/client/stores/faults.ts';
import { reportFault } from '#src/client/stores/report-fault.ts';
import { isForeignFault } from '#src/domain/faults/fault.ts';

/** Keeps and reports one `error` or `unhandledrejection` event of the window. */
export async function keepEvent(event: Event): Promise<void> {
  const isRejection = event.type === 'unhandledrejection';
  const { message = '', error } = event as ErrorEvent;
  const reason: unknown = isRejection ? (event as PromiseRejectionEvent).reason : (error ?? message);
  if (isForeignFault(reason, message)) return;
  await reportFault(keepFault(isRejection ? 'rejection' : 'error', reason));
}
