import { reportClientError } from '#src/client/functions/report-client-error.ts';
import type { Fault } from '#src/domain/faults/fault.ts';

/** A page that fails over and over tells of it this often. */
const mostReports = 5;
const told = new Set<string>();

/**
 * Tells the shop of a fault, once for each that differs. `reference` is the number that the shopper was shown. A report that
 * does not arrive is lost: it must never become a fault of its own.
 */
export async function reportFault(fault: Fault, reference?: string): Promise<void> {
  const { message, stack, path } = fault;
  if (told.has(message + stack) || told.size >= mostReports) return;
  told.add(message + stack);
  const release = import.meta.env.PUBLIC_RELEASE;
  await reportClientError({ message, stack, path, release, ...(reference ? { requestId: reference } : {}) });
}
