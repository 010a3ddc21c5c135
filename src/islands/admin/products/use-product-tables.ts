import { fetchProductsTable } from '#src/client/functions/admin-product-tables.ts';
import type { ExportProductsRequest } from '#src/contracts/admin-product-tables.ts';
import { saveFile } from '../../shared/save-file.ts';
import { useActing } from '../use-acting.ts';
import type { Section } from './product-words.tsx';

/** Tables of products for spreadsheets. What stands against one is said over the page. */
export function useProductTables({ data, texts }: Section) {
  const { act, isBusy } = useActing(data, texts.errors);
  return {
    isBusy,
    exportTable: (asked: ExportProductsRequest) =>
      void act(
        (token) => fetchProductsTable(token, asked),
        ({ name, content }) => saveFile(name, content),
      ),
  };
}
