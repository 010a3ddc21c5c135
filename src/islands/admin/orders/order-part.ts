import type { AdminOrdersRequest } from '#src/contracts/admin-orders.ts';
import type { StaffOrder } from '#src/contracts/staff-order.ts';
import type { Failure } from '#src/domain/result/result.ts';
import type { SectionProps } from '../admin-data.ts';

/** What the parts of an order's page are drawn from, and how they change it. */
export interface OrderPart extends SectionProps<'admin-orders'> {
  readonly order: StaffOrder;
  /** Does something, says `words` when it is done and reads the order anew; answers what stands against it, as `refused` says it where it does. */
  readonly attempt: (
    request: AdminOrdersRequest,
    words: string,
    refused?: (failure: Failure) => string | undefined,
  ) => Promise<string | undefined>;
  /** The same where nothing was asked first: what stands against it is said over the page. */
  readonly act: (request: AdminOrdersRequest, words: string) => void;
}
