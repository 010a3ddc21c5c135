import type { WantedSupplier } from '#src/contracts/admin-suppliers.ts';
import type { FoundSupplier } from '#src/contracts/staff-suppliers.ts';
import { isEmailAddress } from '#src/domain/contact/email-address.ts';

/** A supplier as its fields hold it. */
export interface SupplierForm {
  readonly name: string;
  readonly contact: string;
  readonly email: string;
  readonly phone: string;
  /** Two letters (ISO 3166-1). */
  readonly country: string;
  readonly leadDays: string;
  readonly note: string;
  readonly isActive: boolean;
}
type ProblemField = 'name' | 'email' | 'country' | 'leadDays';
export type SupplierProblems = Partial<Record<ProblemField, ProblemField>>;

export const emptySupplier: SupplierForm = {
  ...{ name: '', contact: '', email: '', phone: '', country: 'LT', leadDays: '14', note: '', isActive: true },
};

export const formOf = (supplier: FoundSupplier): SupplierForm => ({
  ...{ name: supplier.name, contact: supplier.contact_name, email: supplier.email ?? '', phone: supplier.phone },
  ...{ country: supplier.country ?? '', leadDays: String(supplier.lead_days), note: supplier.note },
  isActive: supplier.is_active,
});

/** What the fields say, and every one that cannot be taken. */
export function readSupplierForm(form: SupplierForm): {
  readonly supplier?: Omit<WantedSupplier, 'id' | 'version'>;
  readonly problems: SupplierProblems;
} {
  const email = form.email.trim();
  const country = form.country.trim().toUpperCase();
  const days = /^\d{1,3}$/.test(form.leadDays.trim()) ? Number(form.leadDays) : Number.NaN;
  const problems: SupplierProblems = {
    ...(form.name.trim() === '' && { name: 'name' }),
    ...(email !== '' && !isEmailAddress(email) && { email: 'email' }),
    ...(country !== '' && !/^[A-Z]{2}$/.test(country) && { country: 'country' }),
    ...(!(days <= 365) && { leadDays: 'leadDays' }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  return {
    supplier: {
      ...{ name: form.name.trim(), contact_name: form.contact.trim(), email: email || null, phone: form.phone.trim() },
      ...{ country: country || null, lead_days: days, note: form.note.trim(), is_active: form.isActive },
    },
    problems,
  };
}
