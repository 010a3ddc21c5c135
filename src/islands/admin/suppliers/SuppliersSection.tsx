import { useStore } from '@nanostores/react';
import { $place } from '#src/client/stores/admin-place.ts';
import { FeedRunView } from './FeedRunView.tsx';
import { SupplierEditor } from './SupplierEditor.tsx';
import { SupplierList } from './SupplierList.tsx';
import { SupplierView } from './SupplierView.tsx';
import type { Section } from './supplier-words.tsx';

/** Suppliers: a list, or what the address names: a reading of a list (`run`), a new supplier (`new`), or one with its editors. */
export function SuppliersSection(section: Section) {
  const { query } = useStore($place);
  const { run, supplier } = query;
  if (run !== undefined) return <FeedRunView key={run} id={run} {...section} />;
  if (query['new'] !== undefined) return <SupplierEditor {...section} supplier={undefined} />;
  return supplier === undefined ? (
    <SupplierList {...section} />
  ) : (
    <SupplierView key={supplier} id={supplier} {...section} />
  );
}
