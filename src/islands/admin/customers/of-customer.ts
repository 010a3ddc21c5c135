import type { FoundCustomer } from '#src/contracts/staff-customers.ts';
import type { SectionProps } from '../admin-data.ts';

export type Section = SectionProps<'admin-customers'>;

/** What every part of a customer's page is drawn from. */
export interface OfCustomer extends Section {
  readonly customer: FoundCustomer;
  /** Reads the customer again, after something was changed. */
  readonly onDone: () => void;
}
