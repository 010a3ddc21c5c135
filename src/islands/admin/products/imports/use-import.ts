import { useEffect } from 'react';
import { readProductImports } from '#src/client/backend/staff-product-imports.ts';
import { importProducts } from '#src/client/functions/admin-product-tables.ts';
import { actAsStaff } from '#src/client/stores/act-as-staff.ts';
import type { ProductImport } from '#src/contracts/staff-product-imports.ts';
import { type Reading, useReading } from '../../use-reading.ts';

/** Milliseconds between two looks at an import that somebody else goes on with. */
const pause = 700;

const isUnderWay = (state: ProductImport['state']) =>
  state === 'checking' || state === 'running' || state === 'undoing';

/**
 * An import, looked at again and again while it is under way, and gone on with while the page is open: a job does the same once
 * it is closed.
 */
export function useImport(id: string): Reading<ProductImport | undefined> {
  const reading = useReading<{ readonly found: ProductImport | undefined }>(id, async ({ token }) => {
    const answer = await readProductImports(token, { id });
    return answer && { found: answer.imports[0] };
  });
  const { again, value } = reading;
  const state = value?.found?.state;
  useEffect(() => {
    if (state === undefined || !isUnderWay(state)) return;
    let isOver = false;
    const goOn = async () => {
      while (!isOver) {
        // What it has done by then is shown meanwhile.
        const step = actAsStaff((token) => importProducts(token, { act: 'continue', import: id }));
        await Promise.race([step, new Promise((resolve) => setTimeout(resolve, pause))]);
        if (isOver) return;
        await again();
        await step;
        if (isOver) return;
        await again();
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    };
    void goOn();
    return () => {
      isOver = true;
    };
  }, [id, state, again]);
  return { ...reading, value: value?.found, show: () => {}, extend: async () => false };
}
