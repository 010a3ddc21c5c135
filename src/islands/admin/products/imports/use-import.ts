import { readProductImports } from '#src/client/backend/staff-product-imports.ts';
import { importProducts } from '#src/client/functions/admin-product-tables.ts';
import { actAsStaff } from '#src/client/stores/act-as-staff.ts';
import type { ProductImport } from '#src/contracts/staff-product-imports.ts';
import { useGoingOn } from '../../use-going-on.ts';
import { type Reading, useReading } from '../../use-reading.ts';

const isUnderWay = (state: ProductImport['state']) =>
  state === 'checking' || state === 'running' || state === 'undoing';

/** An import, gone on with while it is under way and the page is open. */
export function useImport(id: string): Reading<ProductImport | undefined> {
  const reading = useReading<{ readonly found: ProductImport | undefined }>(id, async ({ token }) => {
    const answer = await readProductImports(token, { id });
    return answer && { found: answer.imports[0] };
  });
  const { again, value } = reading;
  const state = value?.found?.state;
  const key = state !== undefined && isUnderWay(state) ? `${id} ${state}` : undefined;
  useGoingOn(key, () => actAsStaff((token) => importProducts(token, { act: 'continue', import: id })), again);
  return { ...reading, value: value?.found, show: () => {}, extend: async () => false };
}
